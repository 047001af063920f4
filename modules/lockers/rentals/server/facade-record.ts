export { callOff } from './record/call-off.ts';
export { logStep } from './record/log-step.ts';
export { notifyStaff } from './record/notify-staff.ts';
export { listRentals, rentalFrom } from './record/rental-rows.ts';
export {
  changeRental,
  findRental,
  type LockedRental,
  lockRental,
  lockVisibleRental,
  type RentalChange,
  rentalsOfOrder,
} from './record/rental-store.ts';
export { addStep, listSteps } from './record/step-store.ts';
