export { type BatteryVisit, batteryVisits } from './batteries/list-battery-visits.ts';
