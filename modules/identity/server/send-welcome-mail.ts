import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { CompanyCtx, UseCase } from '@fachwerk/server/module';
import { type authApi, identityProblems } from '../contract.ts';
import { sendPasswordLink } from './password-mail.ts';
import { lockAccount } from './password-store.ts';
import { lockManaged } from './session-owner.ts';

const problem = problemsOf(identityProblems);

/** Invites somebody by mail to choose a password. */
export async function inviteUser(ctx: CompanyCtx, userId: string): Promise<void> {
  const account = await lockAccount(ctx, userId);
  if (!account) throw problem('user.unknown');
  if (account.state === 'deactivated') throw problem('user.is_deactivated');
  await sendPasswordLink(ctx, account, ctx.newId(), 'welcome');
  await audit(ctx, { subjectKind: 'user', subjectId: userId, action: 'user.invited' });
}

export const sendWelcomeMail: UseCase<typeof authApi.sendWelcomeMail> = async (ctx, { id }) => {
  await lockManaged(ctx, id);
  await inviteUser(ctx, id);
  return {};
};
