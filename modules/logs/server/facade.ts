export { listForLock } from './list-for-lock.ts';
export { makeRoomInLog } from './partitions.ts';
export { type Occurrence, record } from './record.ts';
