import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { type paymentAccountApi, paymentAccountProblems } from '../../contract-settings.ts';
import { whyNotRemove } from '../../rules/account-rules.ts';
import { accountToRemove, removeAccount as endAccount } from '../account/remove-account.ts';
import { paymentSettings } from './payment-settings.ts';

const problem = problemsOf(paymentAccountProblems);

export const removeAccount: UseCase<typeof paymentAccountApi.remove> = async (ctx, { provider }) => {
  const account = await accountToRemove(ctx, provider);
  if (!account) throw problem('payment_account.unknown');
  const refusal = whyNotRemove({ ...account, isInstallation: false });
  if (refusal) throw problem(refusal, { count: account.openPayments });
  await endAccount(ctx, account);
  await audit(ctx, {
    subjectKind: 'company',
    subjectId: ctx.companyId,
    action: 'payment_account.removed',
    before: { provider, environment: account.environment, endsWith: account.keyEnd },
    address: ctx.request.address,
  });
  return paymentSettings(ctx);
};
