import { problemsOf } from '@fachwerk/base/problem';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { brokenConstraint } from '@fachwerk/server/db';
import { emit } from '@fachwerk/server/events';
import { accessProblems, userRemoved } from '../../contract.ts';
import type { StoredUser } from '../../rules/user-record.ts';
import { useUpLinks } from '../passwords/password-link-store.ts';
import { endSessionsOf } from '../sessions/session-store.ts';
import { addUser, type NewUser, removeUser, saveUser } from './account-store.ts';

const problem = problemsOf(accessProblems);

/** Adds a user who can sign in at once or after an invitation. Refuses a taken address. */
export function addAccount(ctx: CompanyCtx, user: NewUser): Promise<void> {
  return refusingTaken(addUser(ctx, user));
}

/**
 * Writes a locked user, with the consequences for access: a link in the old mailbox becomes invalid, and a deactivated user is signed out everywhere.
 */
export async function saveAccount(ctx: CompanyCtx, before: StoredUser, after: StoredUser): Promise<StoredUser> {
  const saved = await refusingTaken(saveUser(ctx, after));
  const isDeactivated = after.state === 'deactivated' && before.state === 'active';
  if (isDeactivated || after.email !== before.email) await useUpLinks(ctx, after.id);
  if (isDeactivated) await endSessionsOf(ctx, after.id, 'deactivated');
  return saved;
}

/** Open browsers are notified of the sign-out before the rows are deleted. */
export async function removeAccount(ctx: CompanyCtx, userId: string): Promise<void> {
  await endSessionsOf(ctx, userId, 'deleted');
  await removeUser(ctx, userId);
  await emit(ctx, userRemoved, { companyId: ctx.companyId, userId });
}

async function refusingTaken<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    throw brokenConstraint(error) === 'user_email_unique' ? problem('user.email_taken') : error;
  }
}
