/** As in worker.ts. */
const WORKER = '/sw.js';

/** In the server's format. */
export type PushedDevice = {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
};

/** Not on a shared device (`data-kiosk`). */
export function canBePushed(): boolean {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return isAble && !document.querySelector('[data-kiosk]');
}

export const isDenied = (): boolean => 'Notification' in window && Notification.permission === 'denied';

/** This browser's push subscription, if it exists and is permitted. */
export async function deviceOf(): Promise<PushedDevice | null> {
  if (Notification.permission !== 'granted') return null;
  const worker = await navigator.serviceWorker.getRegistration();
  const subscribed = await worker?.pushManager.getSubscription();
  return subscribed ? shaped(subscribed) : null;
}

/** Asks for permission, so call it only after a tap. A subscription with another key, from before the site moved, is renewed. */
export async function startDevice(findKey: () => Promise<string>): Promise<PushedDevice> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('not allowed');
  const options = { userVisibleOnly: true, applicationServerKey: await findKey() };
  await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscribe = () => pushManager.subscribe(options);
  const subscribed = await subscribe().catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe();
    return subscribe();
  });
  return shaped(subscribed);
}

export async function endDevice(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

function shaped(subscription: PushSubscription): PushedDevice {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } };
}
