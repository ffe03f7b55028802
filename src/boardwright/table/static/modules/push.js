// Notices of the browser: shown by a service worker where there is one, so that they come when the page is closed, too
// (Web Push). Without one (no secure connection, an old browser) only an open page gives them. iPhones and iPads give
// none to a page in the browser, only to an app on the home screen: there the preferences say so.

const WORKER = "/push-worker.js";
const possible = "Notification" in window && "serviceWorker" in navigator && "PushManager" in window;

if (!possible && navigator.standalone === false) { // only iPhones and iPads have this word
  for (const hint of document.querySelectorAll("[data-hint=install]")) hint.hidden = false;
  for (const box of document.querySelectorAll("[data-preference=notify]")) box.disabled = true;
}

// Begins, or renews, the push messages to this browser; where that is not possible nothing happens.
export async function subscribe() {
  if (!possible || Notification.permission !== "granted") return;
  try {
    const { key } = await (await fetch("/push")).json();
    if (!key) return;
    await navigator.serviceWorker.register(WORKER);
    const { pushManager } = await navigator.serviceWorker.ready;
    const subscription = await current(pushManager, key) ?? await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    await fetch("/push", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(subscription) });
  } catch (error) { console.info("no push messages:", error); } // some browsers have no push service, or no network
}

// The subscription there is, unless it was made for a key that the table does not have any more.
async function current(pushManager, key) {
  const subscription = await pushManager.getSubscription();
  if (!subscription || encoded(subscription.options.applicationServerKey) === key) return subscription;
  await subscription.unsubscribe();
  return null;
}

function encoded(buffer) {
  return btoa(String.fromCharCode(...new Uint8Array(buffer))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export async function unsubscribe() {
  if (!possible) return;
  try {
    const registration = await navigator.serviceWorker.getRegistration(WORKER);
    if (!registration) return;
    await fetch("/push", { method: "DELETE" });
    await (await registration.pushManager.getSubscription())?.unsubscribe();
  } catch (error) { console.info("push messages did not end:", error); }
}

// Shows a notice of this page; phones show one only through a service worker.
export async function notify(title, body, tag) {
  const icon = "/static/app/icon-192.png", badge = "/static/app/badge-96.png";
  const registration = possible && await navigator.serviceWorker.getRegistration(WORKER);
  if (registration?.active) {
    await registration.showNotification(title, { body, tag, icon, badge, data: { url: location.pathname } });
    return;
  }
  try {
    const notice = new Notification(title, { body, tag, icon });
    notice.addEventListener("click", () => { window.focus(); notice.close(); });
  } catch { /* a phone without a service worker */ }
}
