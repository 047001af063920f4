import { problemsOf } from '@fachwerk/base/problem';
import { findCompany } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import { type paymentAccountApi, paymentAccountProblems } from '../../contract-settings.ts';
import { beginConnect } from '../account/stripe-connect.ts';
import { answered } from './answered.ts';

const problem = problemsOf(paymentAccountProblems);

export const beginConnection: UseCase<typeof paymentAccountApi.beginConnect> = async (ctx, { mark }) => {
  const company = await findCompany(ctx);
  const backTo = `${ctx.app.publicUrl}/admin/settings/payments`;
  const url = await answered(() => beginConnect(ctx, { email: company?.email ?? '', country: 'DE', backTo }, mark));
  if (!url) throw problem('payment_account.no_connect');
  return { url };
};
