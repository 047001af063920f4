/** As worker.ts has it. */
const WORKER = '/sw.js';

/** As the server takes it. */
export type PushedDevice = {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
};

/** Not on a device that is everybody's (`data-kiosk`). */
export function canBePushed(): boolean {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return isAble && !document.querySelector('[data-kiosk]');
}

export const isDenied = (): boolean => 'Notification' in window && Notification.permission === 'denied';

/** This browser's address at its push service, where it has one and may still be told something. */
export async function deviceOf(): Promise<PushedDevice | null> {
  if (Notification.permission !== 'granted') return null;
  const worker = await navigator.serviceWorker.getRegistration();
  const subscribed = await worker?.pushManager.getSubscription();
  return subscribed ? shaped(subscribed) : null;
}

/** Asks the visitor, so only after a tap. One that was bound to another key, of before the site moved, is bound anew. */
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
