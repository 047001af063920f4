import { problemsOf } from '@fachwerk/base/problem';
import type { Ctx } from '@fachwerk/server/module';
import { identityProblems } from '../contract.ts';
import { whyNotEdit } from '../rules/user-changes.ts';
import { actorOf, rolesHere } from './role-book.ts';
import { lockUser, type StoredUser } from './user-store.ts';

const problem = problemsOf(identityProblems);

/** Somebody else's account, for who may manage it: nobody touches someone who has more rights. */
export async function lockManaged(ctx: Ctx, userId: string): Promise<StoredUser> {
  const user = await lockUser(ctx, userId);
  if (!user) throw problem('user.unknown');
  const refusal = whyNotEdit(actorOf(ctx), user, { roles: await rolesHere(ctx) });
  if (refusal) throw problem(refusal);
  return user;
}
