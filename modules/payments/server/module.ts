import { type Module, on } from '@fachwerk/server/module';
import { paymentApi, paymentCapabilities, paymentProblems } from '../contract.ts';
import { de } from '../texts/de.ts';
import { deDu } from '../texts/deDu.ts';
import { en } from '../texts/en.ts';
import { it } from '../texts/it.ts';
import { ru } from '../texts/ru.ts';
import { forgetOldJob } from './forget-old.job.ts';
import { listPayments } from './list-payments.ts';
import { lookAtPaymentJob } from './look-at-payment.job.ts';
import { lookForPaymentsJob } from './look-for-payments.job.ts';
import { paymentPersonalData } from './personal-data.ts';
import { paymentOptions } from './provider-links.ts';
import { refundPaymentJob } from './refund-payment.job.ts';
import { settleTestPaymentJob } from './settle-test-payment.job.ts';
import { takeEvents } from './take-events.ts';
import { chooseTest, readTestCheckout } from './test-checkout.ts';

export const payments: Module = {
  name: 'payments',
  sql: new URL('../sql/', import.meta.url),
  capabilities: paymentCapabilities,
  problems: paymentProblems,
  texts: { de, deDu, en, it, ru },
  jobs: [lookAtPaymentJob, lookForPaymentsJob, refundPaymentJob, settleTestPaymentJob, forgetOldJob],
  personalData: paymentPersonalData,
  routes: [
    on(paymentApi.options, async (ctx) => ({ options: paymentOptions(ctx) })),
    on(paymentApi.takeEvents, takeEvents),
    on(paymentApi.list, listPayments),
    on(paymentApi.testCheckout, readTestCheckout),
    on(paymentApi.chooseTest, chooseTest),
  ],
};
