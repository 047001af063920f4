import { handoverSources } from '@fachwerk/handover/facade';
import { contribute } from '@fachwerk/server/hooks';
import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { paymentApi, paymentCapabilities, paymentProblems } from '../contract.ts';
import { paymentAccountApi, paymentAccountCapabilities, paymentAccountProblems } from '../contract-settings.ts';
import { accountOverview } from './account/account-overview.ts';
import { findBankData } from './account/bank-data-store.ts';
import { createDemoBank } from './demo/create-demo-bank.ts';
import { paymentHandover } from './handover.ts';
import { listPaymentOptions } from './list-payment-options.ts';
import { lookAtPaymentJob } from './payment/check-payment.job.ts';
import { lookForPaymentsJob } from './payment/find-due-payments.job.ts';
import { forgetOldJob } from './payment/forget-old.job.ts';
import { listPayments } from './payment/list-payments.ts';
import { takeEvents } from './payment/take-events.ts';
import { takePartyEvents } from './payment/take-party-events.ts';
import { paymentPersonalData } from './personal-data.ts';
import { refundPaymentJob } from './refund/refund-payment.job.ts';
import { beginConnection } from './settings/begin-connection.ts';
import { connectPaypal } from './settings/connect-paypal.ts';
import { connectStripe } from './settings/connect-stripe.ts';
import { finishConnection } from './settings/finish-connection.ts';
import { removeAccount } from './settings/remove-account.ts';
import { removeBankData } from './settings/remove-bank-data.ts';
import { saveBankData } from './settings/save-bank-data.ts';
import { showPaymentSettings } from './settings/show-payment-settings.ts';
import { chooseTestOutcome } from './test-provider/choose-test-outcome.ts';
import { readTestCheckout } from './test-provider/read-test-checkout.ts';
import { settleTestPaymentJob } from './test-provider/settle-test-payment.job.ts';

export const payments: Module = {
  name: 'payments',
  contributions: [contribute(handoverSources, paymentHandover)],
  sql: new URL('../sql/', import.meta.url),
  capabilities: paymentCapabilities,
  problems: paymentProblems,
  texts: await textsIn(new URL('../texts/', import.meta.url)),
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

/** Into which accounts a contract party is paid. The name stays: databases remember its demo by it, the API description its calls. */
export const paymentAccounts: Module = {
  name: 'payment-accounts',
  capabilities: paymentAccountCapabilities,
  problems: paymentAccountProblems,
  routes: [
    on(paymentAccountApi.show, showPaymentSettings),
    on(paymentAccountApi.connectStripe, connectStripe),
    on(paymentAccountApi.beginConnect, beginConnection),
    on(paymentAccountApi.finishConnect, finishConnection),
    on(paymentAccountApi.connectPaypal, connectPaypal),
    on(paymentAccountApi.remove, removeAccount),
    on(paymentAccountApi.saveBank, saveBankData),
    on(paymentAccountApi.removeBank, removeBankData),
  ],
  firstSteps: [
    {
      name: 'payment',
      rank: 40,
      path: '/admin/settings/payments',
      capability: 'payments.manage',
      // A merchant may be paid when it hands over: its shop knows.
      kinds: ['franchisor', 'franchisee'],
      isDone: async (ctx) =>
        (await accountOverview(ctx)).accounts.length > 0 || (await findBankData(ctx)) !== undefined,
    },
  ],
  demo: createDemoBank,
};
