/** For modules that set walls up in somebody's name. */
export { addLock } from './locks/add-lock.ts';
export { archiveLock } from './locks/archive-lock.ts';
export { editLock } from './locks/edit-lock.ts';
export { findLockNumbered } from './locks/lock-store.ts';
export { takenAt } from './locks/write-locks.ts';
