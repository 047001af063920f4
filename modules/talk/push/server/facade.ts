export type { Outcome } from '../rules/outcome.ts';
export { countPushed, countWaitingPushes } from './delivery-store.ts';
export { countDevices, removeDevicesOf } from './device-store.ts';
export { ownPublicKey } from './key-store.ts';
export type { PushContent } from './push-content.ts';
export { pushTo } from './push-link.ts';
export { sendPushes } from './send-push.ts';
