import { accessProblems } from '@fachwerk/auth/contract';
import { roleBook } from '@fachwerk/auth/rules/roles';
import type { StoredUser } from '@fachwerk/auth/rules/user-record';
import { problemsOf } from '@fachwerk/base/problem';
import { companyRef, isOperator } from '@fachwerk/companies/facade';
import type { Ctx } from '@fachwerk/server/ctx';
import { peopleProblems } from '../../contract.ts';
import { type Actor, whyNotEdit } from '../../rules/user-changes.ts';
import { lockUser } from './user-store.ts';

const problem = problemsOf({ ...accessProblems, ...peopleProblems });

/** Somebody else's account, for who may manage it: nobody touches someone who has more rights. */
export async function lockManaged(ctx: Ctx, userId: string): Promise<StoredUser> {
  const user = await lockUser(ctx, userId);
  if (!user) throw problem('user.unknown');
  const refusal = whyNotEdit(actorOf(ctx), user, { roles: await rolesHere(ctx) });
  if (refusal) throw problem(refusal);
  return user;
}

/** The roles and what each may do in the caller's company. */
export async function rolesHere(ctx: Ctx) {
  const company = await companyRef(ctx, ctx.companyId);
  if (!company) throw problem('auth.session_over');
  return roleBook(ctx.app.capabilities, company.kind, { isOperator: await isOperator(ctx) });
}

/** The caller, as the rules see them. */
export function actorOf({ caller }: Ctx): Actor {
  return { id: caller.userId, capabilities: caller.capabilities };
}
