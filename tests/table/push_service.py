"""A push service on this computer, and a browser's subscription to it that can read what it gets."""

import base64
import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from py_vapid.utils import b64urldecode

PATIENCE = 20.0


def text_of(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class PushService:
    """Takes messages, answers with `status` (the next ones with those of `first`; 0 hangs up), keeps what it got."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.status = 201
        self.first: list[int] = []
        self.headers = {"location": "/elsewhere"}
        self.got: list[tuple[str, dict[str, str], bytes]] = []

    def until(self, count: int) -> None:
        """Wait until so many messages came."""
        end = time.monotonic() + PATIENCE
        while len(self.got) < count and time.monotonic() < end:
            time.sleep(0.01)
        assert len(self.got) == count, self.got


@contextmanager
def push_service() -> Iterator[PushService]:
    """A running push service."""

    class Answer(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            service.got.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
            status = service.first.pop(0) if service.first else service.status
            if not status:
                return
            self.send_response(status)
            for name, value in service.headers.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(f"What {self.path} wants is too much".encode())

        def log_message(self, *given: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Answer) as server:
        service = PushService(f"http://127.0.0.1:{server.server_address[1]}")
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield service
        server.shutdown()
        thread.join()


class Subscriber:
    """The keys of a browser."""

    def __init__(self, service: str, name: str) -> None:
        self.endpoint = f"{service}/{name}"
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"

    @property
    def subscription(self) -> dict[str, Any]:
        """What PushSubscription.toJSON() says."""
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": text_of(point), "auth": text_of(self.auth)}
        return {"endpoint": self.endpoint, "expirationTime": None, "keys": keys}

    def read(self, body: bytes) -> dict[str, Any]:
        """What an encrypted message says."""
        plain = http_ece.decrypt(body, private_key=self.private, auth_secret=self.auth, version="aes128gcm")
        said: dict[str, Any] = json.loads(plain)
        return said


def signed_claims(authorization: str, key: str) -> dict[str, Any]:
    """The claims of a VAPID header, whose signature was made with that public key."""
    assert Vapid02.verify(authorization)
    token, _, shown = authorization.removeprefix("vapid t=").partition(",k=")
    assert shown == key
    claims: dict[str, Any] = json.loads(b64urldecode(token.split(".")[1].encode()))
    return claims
