import { type Module, on } from '@fachwerk/server/module';
import { paymentApi, paymentCapabilities, paymentProblems } from '../contract.ts';
import { texts } from '../texts/all.ts';
import { listPaymentOptions } from './list-payment-options.ts';
import { forgetOldJob } from './payment/forget-old.job.ts';
import { listPayments } from './payment/list-payments.ts';
import { lookAtPaymentJob } from './payment/look-at-payment.job.ts';
import { lookForPaymentsJob } from './payment/look-for-payments.job.ts';
import { takeEvents } from './payment/take-events.ts';
import { takePartyEvents } from './payment/take-party-events.ts';
import { paymentPersonalData } from './personal-data.ts';
import { refundPaymentJob } from './refund/refund-payment.job.ts';
import { chooseTestOutcome } from './test-provider/choose-test-outcome.ts';
import { readTestCheckout } from './test-provider/read-test-checkout.ts';
import { settleTestPaymentJob } from './test-provider/settle-test-payment.job.ts';

export const payments: Module = {
  name: 'payments',
  sql: new URL('../sql/', import.meta.url),
  capabilities: paymentCapabilities,
  problems: paymentProblems,
  texts,
  jobs: [lookAtPaymentJob, lookForPaymentsJob, refundPaymentJob, settleTestPaymentJob, forgetOldJob],
  personalData: paymentPersonalData,
  routes: [
    on(paymentApi.options, listPaymentOptions),
    on(paymentApi.takeEvents, takeEvents),
    on(paymentApi.takePartyEvents, takePartyEvents),
    on(paymentApi.list, listPayments),
    on(paymentApi.testCheckout, readTestCheckout),
    on(paymentApi.chooseTest, chooseTestOutcome),
  ],
};
