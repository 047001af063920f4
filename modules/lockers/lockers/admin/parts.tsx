/** What screens of the modules above show of a lock. */
export { adminDe as lockWords } from '../texts/admin.de.ts';
export {
  BatteryMark,
  BoltMark,
  BoxStateMark,
  DoorMark,
  OfflineMark,
  SignalMark,
  useShownState,
} from './lock/lock-marks.tsx';
export { LockNotes } from './lock/lock-notes.tsx';
export { LockOverview } from './lock/lock-overview.tsx';
export { useService } from './service/lock-service.tsx';
