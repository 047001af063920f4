export { type Occurrence, record } from './record.ts';
export { listHosts as listAllowedHosts } from './requests/allowed-hosts.ts';
export { send as callAllowedHost } from './requests/send-call.ts';
export { makeRoomInLog } from './room/partitions.ts';
export { listForLock } from './search/list-for-lock.ts';
