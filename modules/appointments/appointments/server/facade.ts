export { keyOfAppointment } from './appointment/access-key.ts';
export { appointmentToConfirm, confirmForCustomer } from './appointment/confirm-appointment.ts';
export { listAppointments } from './appointment/list-appointments.ts';
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
export { showSetup } from './setup/show-setup.ts';
export { type BusyElsewhere, busyElsewhere } from './times/busy-elsewhere.ts';
export { addWaiting } from './waiting/waiting-store.ts';
