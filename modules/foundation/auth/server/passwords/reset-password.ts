import { problemsOf } from '@fachwerk/base/problem';
import { findCompany } from '@fachwerk/companies/facade';
import { audit } from '@fachwerk/server/audit';
import { keeping } from '@fachwerk/server/http-routes';
import type { UseCase } from '@fachwerk/server/module';
import { accessProblems, type authApi } from '../../contract.ts';
import { whyNotPassword } from '../../rules/password.ts';
import { linkTries } from '../../rules/tries.ts';
import { lockAccount, nameOf, savePasswordHash } from '../accounts/account-store.ts';
import { endSessionsOf } from '../sessions/session-store.ts';
import { rememberDevice } from '../sign-in/device-cookie.ts';
import { giveBackTries, takeTries } from '../sign-in/tries-store.ts';
import { mailAccount } from './account-mails.ts';
import { hashPassword } from './password-hash.ts';
import { lockLink, useUpLinks } from './password-link-store.ts';

const problem = problemsOf(accessProblems);

export const resetPassword: UseCase<typeof authApi.resetPassword> = async (request, { email, token, password }) => {
  const tries = linkTries(request.request.address);
  const refusal = await takeTries(request, tries);
  if (refusal) throw keeping(refusal);
  const link = await lockLink(request, email, token);
  if (!link) throw keeping(problem('auth.reset_link_invalid'));
  await giveBackTries(request, tries);

  const ctx = { ...request, companyId: link.companyId };
  const account = (await lockAccount(ctx, link.userId))!;
  const companyName = (await findCompany(ctx))?.name;
  const weakness = whyNotPassword(password, { ...account, companyName });
  if (weakness) throw problem(weakness);

  await savePasswordHash(ctx, account.id, await hashPassword(password));
  await useUpLinks(ctx, account.id);
  await audit(ctx, {
    subjectKind: 'user',
    subjectId: account.id,
    action: 'user.password_reset',
    address: ctx.request.address,
    actor: { id: account.id, name: nameOf(account) },
  });
  if (account.passwordHash) await mailAccount(ctx, account, 'password_changed');
  await endSessionsOf(ctx, account.id, 'password_reset');
  // Access to the mailbox proves the user: this browser becomes a known device, so that attackers cannot block its sign-in.
  rememberDevice(ctx, account.email);
  return {};
};
