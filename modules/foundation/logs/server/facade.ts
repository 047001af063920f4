export { sentenceOf, typeLabel } from './log-sentence.ts';
export { type Occurrence, record } from './record.ts';
export { listHosts as listAllowedHosts } from './requests/allowed-hosts.ts';
export { send as callAllowedHost } from './requests/send-call.ts';
export { makeRoomInLog } from './room/partitions.ts';
export { type Activity, listActivities } from './search/list-activities.ts';
export { countEntries, listEntries } from './search/list-entries.ts';
export { listForLock } from './search/list-for-lock.ts';
