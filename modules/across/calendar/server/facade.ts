export { appointmentsOf } from './entries/appointments-of.ts';
