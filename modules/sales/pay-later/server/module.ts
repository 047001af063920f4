import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { payLaterApi, payLaterCapabilities, payLaterProblems } from '../contract.ts';
import { confirmHandoverJob } from './handover/confirm-handover.job.ts';
import { settleOrder } from './settle-order.ts';
import { settleOrderRefund } from './settle-order-refund.ts';
import { showHowToPay } from './show-how-to-pay.ts';
import { watchTransfersJob } from './watch-transfers.job.ts';

export const payLater: Module = {
  name: 'pay-later',
  sql: new URL('../sql/', import.meta.url),
  capabilities: payLaterCapabilities,
  problems: payLaterProblems,
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  jobs: [confirmHandoverJob, watchTransfersJob],
  routes: [
    on(payLaterApi.settle, settleOrder),
    on(payLaterApi.settleRefund, settleOrderRefund),
    on(payLaterApi.howToPay, showHowToPay),
  ],
};
