export { countPushed, countWaitingPushes } from './delivery-store.ts';
export { countDevices, removeDevicesOf } from './device-store.ts';
export type { PushContent } from './push-content.ts';
export { sendPushes } from './send-push.ts';
