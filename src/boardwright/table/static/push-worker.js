// Shows the push messages of the table while its pages are closed. It touches no other request.

const PICTURES = { icon: "/static/app/icon-192.png", badge: "/static/app/badge-96.png" };

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const { title, body, url } = event.data.json();
  const tag = url.split("/").pop(); // as the page's own notices: one for each game
  event.waitUntil(self.registration.showNotification(title, { body, tag, renotify: true, ...PICTURES, data: { url } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(new URL(event.notification.data.url, self.location.origin)));
});

async function show(address) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((page) => new URL(page.url).pathname === address.pathname);
  return open ? open.focus() : self.clients.openWindow(address.href);
}

// The browser or its push service gave this worker another address, or took the old one away; some do not say which.
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

async function renew({ newSubscription }) {
  const subscription = newSubscription ?? await subscribed();
  if (subscription) await fetch("/push", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(subscription) });
}

async function subscribed() {
  const { key } = await (await fetch("/push")).json();
  return key && self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}
