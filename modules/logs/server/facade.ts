export { type Occurrence, record } from './record.ts';
export { makeRoomInLog } from './room/partitions.ts';
export { listForLock } from './search/list-for-lock.ts';
