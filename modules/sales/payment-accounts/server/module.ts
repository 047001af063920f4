import { accountOverview, findBankData } from '@fachwerk/payments/facade-account';
import { type Module, on } from '@fachwerk/server/module';
import { paymentAccountApi, paymentAccountCapabilities, paymentAccountProblems } from '../contract.ts';
import { texts } from '../texts/all.ts';
import { beginConnection } from './begin-connection.ts';
import { connectPaypal } from './connect-paypal.ts';
import { connectStripe } from './connect-stripe.ts';
import { createDemoBank } from './demo/create-demo-bank.ts';
import { finishConnection } from './finish-connection.ts';
import { removeAccount } from './remove-account.ts';
import { removeBankData } from './remove-bank-data.ts';
import { saveBankData } from './save-bank-data.ts';
import { showPaymentSettings } from './show-payment-settings.ts';

export const paymentAccounts: Module = {
  name: 'payment-accounts',
  texts,
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
      ...{ name: 'payment', rank: 40, path: '/admin/settings/payments', capability: 'payments.manage' },
      // A merchant may be paid when it hands over: its shop knows.
      kinds: ['franchisor', 'franchisee'],
      isDone: async (ctx) =>
        (await accountOverview(ctx)).accounts.length > 0 || (await findBankData(ctx)) !== undefined,
    },
  ],
  demo: createDemoBank,
};
