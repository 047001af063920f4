export { AppointmentLines } from './customer/appointment-lines.tsx';
