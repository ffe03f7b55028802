"""Notifications that come while the page is closed: the service worker, and what the switch does with it."""

import json
from typing import Any

from playwright.sync_api import Worker, expect

from ..push_service import Subscriber
from .conftest import OpenVisitor
from .test_preferences import open_preferences
from .visitor import RETRIES, Visitor

SUBSCRIPTION = Subscriber("https://93.184.216.34", "somebody").subscription

FAKE = """
  let there = JSON.parse(sessionStorage.getItem("subscribed"));
  const made = () => ({
    options: { applicationServerKey: Uint8Array.from(atob(there), (letter) => letter.charCodeAt(0)).buffer },
    toJSON: () => (%s),
    unsubscribe: async () => { there = null; sessionStorage.removeItem("subscribed"); return true; },
  });
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    there = applicationServerKey.replaceAll("-", "+").replaceAll("_", "/");
    sessionStorage.setItem("subscribed", JSON.stringify(there));
    return made();
  };
  PushManager.prototype.getSubscription = async () => there && made();
""" % json.dumps(SUBSCRIPTION)  # noqa: UP031 (braces)
"""Chromium asks a push service on the internet for a subscription; here it gets this one at once."""

NOTE = """() => {
  self.shown = [];
  const show = ServiceWorkerRegistration.prototype.showNotification;
  ServiceWorkerRegistration.prototype.showNotification = async function (title, options) {
    await show.call(this, title, options);
    shown.push({ title, body: options.body, tag: options.tag, data: options.data });
  };
}"""
"""The worker notes what the browser has shown. (Asked for its notices, Chromium without a screen forgets some.)"""

SHOWN = """async () => {
  for (let tries = 0; tries < 400 && !shown.length; tries += 1) await new Promise((done) => setTimeout(done, 50));
  return shown;
}"""

CLICKED = """async (addresses) => {
  const done = [];
  WindowClient.prototype.focus = async function () { done.push(`focus ${new URL(this.url).pathname}`); };
  Clients.prototype.openWindow = async (address) => { done.push(`open ${new URL(address).pathname}`); };
  for (const url of addresses) {
    const notification = { data: { url }, close: () => done.push("close") };
    const event = Object.assign(new Event("notificationclick"), { notification });
    let answered;
    event.waitUntil = (promise) => { answered = promise; };
    dispatchEvent(event);
    await answered;
  }
  return done;
}"""
"""What the worker does when notices are clicked; only a real click may really open a window."""

CHANGED = """async (given) => {
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    if (!userVisibleOnly || !applicationServerKey) throw new Error("not allowed");
    return { ...given.made, key: applicationServerKey };
  };
  const sent = [], ask = self.fetch;
  self.fetch = async (address, how) => {
    const answer = await ask(address, how);
    if (how) sent.push([JSON.parse(how.body), answer.status]);
    return answer;
  };
  const event = Object.assign(new Event("pushsubscriptionchange"), given.event);
  let answered;
  event.waitUntil = (promise) => { answered = promise; };
  dispatchEvent(event);
  await answered;
  self.fetch = ask;
  return sent;
}"""
"""What the worker tells the table when the browser says that its subscription has changed."""

ON_AN_IPHONE = """
  delete window.PushManager;
  delete window.Notification;
  Object.defineProperty(Navigator.prototype, "standalone", { value: false });
"""
"""What Safari on an iPhone has for a page that is not on the home screen."""


def switch(visitor: Visitor, method: str) -> None:
    """Turn the switch for notifications, and wait for what the page tells the table."""
    page = visitor.page
    with page.expect_response(lambda answer: answer.url.endswith("/push") and answer.request.method == method) as told:
        page.get_by_role("switch", name="Notifications").click()
    assert told.value.status == 204


def worker_of(visitor: Visitor) -> Worker:
    """The service worker, once it is at work."""
    visitor.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    workers = visitor.context.service_workers
    return workers[0] if workers else visitor.context.wait_for_event("serviceworker")


def test_the_switch_subscribes_and_the_worker_shows_what_comes(visit: OpenVisitor) -> None:
    visitor = visit(apart=True, permissions=["notifications"])
    visitor.context.add_init_script(FAKE)
    game = visitor.solo("arcs")
    open_preferences(visitor)
    switch(visitor, "POST")
    page = visitor.page
    with page.expect_response(lambda answer: answer.url.endswith("/push") and answer.request.method == "POST") as told:
        page.reload()  # it is renewed with every page
    assert told.value.status == 204 and told.value.request.post_data_json == SUBSCRIPTION

    devtools = visitor.context.new_cdp_session(page)
    registrations: list[Any] = []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda event: registrations.extend(event["registrations"]))
    devtools.send("ServiceWorker.enable")
    worker = worker_of(visitor)
    while not (there := [each for each in registrations if not each["isDeleted"]]):
        page.wait_for_timeout(50)
    origin = page.evaluate("location.origin")
    assert there[0]["scopeURL"] == f"{origin}/"
    message = {"title": "Your turn", "body": "Arcs", "url": f"/game/{game}"}
    delivery = {"origin": origin, "registrationId": there[0]["registrationId"], "data": json.dumps(message)}
    worker.evaluate(NOTE)
    devtools.send("ServiceWorker.deliverPushMessage", delivery)
    notice = {"title": "Your turn", "body": "Arcs", "tag": game, "data": {"url": f"/game/{game}"}}
    assert worker.evaluate(SHOWN) == [notice]
    clicked = worker.evaluate(CLICKED, [f"/game/{game}", "/game/other"])
    assert clicked == ["close", f"focus /game/{game}", "close", "open /game/other"]

    open_preferences(visitor)
    expect(page.get_by_role("switch", name="Notifications")).to_be_checked()
    switch(visitor, "DELETE")
    page.wait_for_function("!sessionStorage.getItem('subscribed')")
    page.reload()
    open_preferences(visitor)
    expect(page.get_by_role("switch", name="Notifications")).not_to_be_checked()


def test_without_service_workers_nothing_is_missing(visit: OpenVisitor) -> None:
    visitor = visit(apart=True, permissions=["notifications"])
    visitor.context.add_init_script("delete Navigator.prototype.serviceWorker")
    visitor.solo("arcs")
    open_preferences(visitor)
    visitor.page.get_by_role("switch", name="Notifications").click()
    visitor.page.reload()
    open_preferences(visitor)
    expect(visitor.page.get_by_role("switch", name="Notifications")).to_be_checked()
    visitor.page.keyboard.press("Escape")
    visitor.play()


def test_the_worker_tells_the_table_of_another_subscription(visit: OpenVisitor) -> None:
    visitor = visit(apart=True, permissions=["notifications"])
    visitor.context.add_init_script(FAKE)
    visitor.solo("arcs")
    open_preferences(visitor)
    switch(visitor, "POST")
    worker = worker_of(visitor)
    key = visitor.page.request.get("/push", max_retries=RETRIES).json()["key"]
    new, made = (Subscriber("https://93.184.216.34", name).subscription for name in ("new", "made"))
    given = {"event": {"newSubscription": new}, "made": made}
    assert worker.evaluate(CHANGED, given) == [[new, 204]]
    # Firefox before 137 says nothing about the change, others only that the old one is gone.
    for event in ({}, {"newSubscription": None, "oldSubscription": None}):
        assert worker.evaluate(CHANGED, {"event": event, "made": made}) == [[{**made, "key": key}, 204]]


def test_an_iphone_is_told_to_install_the_app(visit: OpenVisitor) -> None:
    visitor = visit(apart=True)
    hint = visitor.page.get_by_text("Add to Home Screen")
    visitor.solo("arcs")
    open_preferences(visitor)
    expect(hint).to_be_hidden()
    visitor.page.add_init_script(ON_AN_IPHONE)
    visitor.page.reload()
    open_preferences(visitor)
    expect(hint).to_be_visible()
    expect(visitor.page.get_by_role("switch", name="Notifications")).to_be_disabled()
