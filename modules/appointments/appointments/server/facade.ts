export { keyOfAppointment } from './appointment/access-key.ts';
export { listStored, lockStored } from './appointment/appointment-store.ts';
export { bookQuietly } from './appointment/book-appointment.ts';
export { callOff } from './appointment/cancel-appointment.ts';
export { appointmentToConfirm, confirmForCustomer } from './appointment/confirm-appointment.ts';
export {
  acceptForCustomer,
  appointmentByKey,
  bookForCustomer,
  cancelForCustomer,
  confirmPaid,
  moveForCustomer,
  onlineService,
  releaseTime,
  timesForCustomer,
} from './appointment/self-service.ts';
export { listServices, listStaff, readSettings } from './setup/setup-store.ts';
export { addBlock } from './times/add-block.ts';
export { listBlocks } from './times/block-store.ts';
export { type BusyElsewhere, busyElsewhere } from './times/busy-elsewhere.ts';
export { removeBlock } from './times/remove-block.ts';
export { addWaiting } from './waiting/waiting-store.ts';
