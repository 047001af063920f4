export { type Cause, type Raised, raiseAlert, raiseAlerts } from './raise-alerts.ts';
export { settleAlert, settleAlerts } from './settle-alerts.ts';
