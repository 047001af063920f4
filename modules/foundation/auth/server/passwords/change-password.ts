import { problemsOf } from '@fachwerk/base/problem';
import { findCompany } from '@fachwerk/companies/facade';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { accessProblems, type accountApi } from '../../contract.ts';
import { whyNotPassword } from '../../rules/password.ts';
import { savePasswordHash } from '../accounts/account-store.ts';
import { endSessionsOf } from '../sessions/session-store.ts';
import { mailAccount } from './account-mails.ts';
import { confirmOwnPassword } from './confirm-own-password.ts';
import { hashPassword } from './password-hash.ts';
import { useUpLinks } from './password-link-store.ts';

const problem = problemsOf(accessProblems);

export const changePassword: UseCase<typeof accountApi.changePassword> = async (ctx, { current, password }) => {
  const account = await confirmOwnPassword(ctx, current);
  const companyName = (await findCompany(ctx))?.name;
  const weakness = whyNotPassword(password, { ...account, companyName });
  if (weakness) throw problem(weakness);

  await savePasswordHash(ctx, account.id, await hashPassword(password));
  await useUpLinks(ctx, account.id);
  await audit(ctx, {
    subjectKind: 'user',
    subjectId: account.id,
    action: 'user.password_changed',
    address: ctx.request.address,
  });
  await mailAccount(ctx, account, 'password_changed');
  await endSessionsOf(ctx, account.id, 'password_changed', ctx.caller.sessionId);
  return {};
};
