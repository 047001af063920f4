export { type Cause, type Raised, raiseAlert, raiseAlerts } from './raising/raise-alerts.ts';
export { settleAlert, settleAlerts } from './raising/settle-alerts.ts';
