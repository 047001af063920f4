export { noteBoxes } from './changes/note-boxes.ts';
export { notifyLocks } from './changes/notify-screens.ts';
export { findLock, keepLocks, lockOrUnknown } from './locks/lock-store.ts';
export { noteProven } from './locks/note-proven.ts';
export { forgetRenter } from './occupancy/forget-renter.ts';
export {
  changeOccupancy,
  occupy,
  release,
} from './occupancy/occupancy-store.ts';
export { holdFirstLock, noteUpcoming } from './occupancy/upcoming-store.ts';
export { putInService } from './service/set-service.ts';
export { takeOutOfService } from './service/take-out-of-service.ts';
