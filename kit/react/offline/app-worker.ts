/** As in worker.ts. */
const WORKER = '/sw.js';
const PREFIX = 'fw-app-';
const KEEP = 'fw-keep';

/** As a browser names itself to its push service. */
export type PushedDevice = {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
};

const workers = () => ('serviceWorker' in navigator ? navigator.serviceWorker : null);

async function readyWorker(): Promise<ServiceWorkerRegistration | undefined> {
  await workers()?.register(WORKER, { updateViaCache: 'none' });
  return workers()?.ready;
}

/** From now on the app opens without a network, with the screens this browser has loaded. Nothing of the API is kept. */
export async function keepApp(): Promise<void> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = loaded.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'));
  const paths = [...new Set(own.map(({ pathname }) => pathname))];
  (await readyWorker())?.active?.postMessage({ what: KEEP, paths });
}

/** Nothing of the app opens without a network any more: whoever worked here has signed out. */
export async function forgetApp(): Promise<void> {
  if (typeof caches === 'undefined') return;
  for (const name of await caches.keys()) if (name.startsWith(PREFIX)) await caches.delete(name);
}

export const canBePushed = () => workers() !== null && 'PushManager' in window && 'Notification' in window;

/** Here the app has to be installed before it can be pushed to. */
export const isToBeInstalled = () => !canBePushed() && /iPhone|iPad|Macintosh/.test(navigator.userAgent);

export const isPushDenied = () => 'Notification' in window && Notification.permission === 'denied';

/** This browser's subscription, if it is there and permitted. */
export async function pushedDevice(): Promise<PushedDevice | null> {
  if (!canBePushed() || Notification.permission !== 'granted') return null;
  const found = await (await workers()?.getRegistration())?.pushManager.getSubscription();
  return found ? shaped(found) : null;
}

/** Asks for permission, so call it only after a tap. A subscription with the key of another company is renewed. */
export async function startPushing(findKey: () => Promise<string>): Promise<PushedDevice> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('not allowed');
  const options = { userVisibleOnly: true, applicationServerKey: await findKey() };
  const manager = (await readyWorker())!.pushManager;
  const subscribe = async () => shaped(await manager.subscribe(options));
  return subscribe().catch(async () => {
    await endPushing();
    return subscribe();
  });
}

export async function endPushing(): Promise<void> {
  const found = await (await workers()?.getRegistration())?.pushManager?.getSubscription();
  await found?.unsubscribe();
}

function shaped(subscription: PushSubscription): PushedDevice {
  const { endpoint = '', keys } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
}
