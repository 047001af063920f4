export { batteryVisits } from './batteries/list-battery-visits.ts';
