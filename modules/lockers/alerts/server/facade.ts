export { addPastAlerts } from './demo/add-past-alerts.ts';
export { finishOpenAlerts } from './handling/finish-alerts.ts';
export { reopenAlert } from './handling/reopen-alert.ts';
export { type Cause, raiseAlert, raiseAlerts } from './raising/raise-alerts.ts';
export { settleAlert, settleAlerts } from './raising/settle-alerts.ts';
