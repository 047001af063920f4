import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { type paymentAccountApi, paymentAccountProblems } from '../../contract-settings.ts';
import { connectedAccount } from '../account/stripe-connect.ts';
import { answered } from './answered.ts';
import { keepCredentials } from './keep-credentials.ts';
import { paymentSettings } from './payment-settings.ts';

const problem = problemsOf(paymentAccountProblems);

/** Whoever comes back has said nothing yet: Stripe is asked. */
export const finishConnection: UseCase<typeof paymentAccountApi.finishConnect> = async (ctx, { mark }) => {
  const account = await answered(() => connectedAccount(ctx, mark));
  if (!account) throw problem('payment_account.no_connect');
  if (account === 'open') return { isConnected: false, settings: await paymentSettings(ctx) };
  const { connectedAs, environment } = account;
  await keepCredentials(ctx, { secrets: { provider: 'stripe', connectedAs }, environment });
  return { isConnected: true, settings: await paymentSettings(ctx) };
};
