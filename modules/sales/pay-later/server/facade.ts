export { settleAtHandover, unsettleHandover } from './handover/settle-at-handover.ts';
export { payOrderLater, renewPromise } from './pay-order-later.ts';
export { settleAtOnce } from './settle-at-once.ts';
