export { type Cause, raiseAlert, raiseAlerts } from './raising/raise-alerts.ts';
export { settleAlert, settleAlerts } from './raising/settle-alerts.ts';
