import { problemsOf } from '@fachwerk/base/problem';
import { companyRef } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import { accessProblems, type accountApi } from '../../contract.ts';
import { confirmOwnPassword } from '../passwords/confirm-own-password.ts';
import { savePendingSecret } from './second-factor-store.ts';
import { newTotpSecret } from './totp.ts';

const problem = problemsOf(accessProblems);

/** The app shows company name and address, so that users find the right entry. */
export const beginSecondFactor: UseCase<typeof accountApi.beginSecondFactor> = async (ctx, { password }) => {
  const account = await confirmOwnPassword(ctx, password);
  if (account.totpSecret) throw problem('second_factor.already_on');
  const company = await companyRef(ctx, ctx.companyId);
  const { secret, uri, sealed } = newTotpSecret(ctx, company!.name, account.email);
  await savePendingSecret(ctx, account.id, sealed);
  return { secret, uri };
};
