import { accessProblems, type RoleId } from '@fachwerk/auth/contract';
import { keepOwnRoles, listOwnRoles } from '@fachwerk/auth/facade-roles';
import { type RoleInfo, roleBook } from '@fachwerk/auth/rules/roles';
import { isOwnRole, type StoredUser } from '@fachwerk/auth/rules/user-record';
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

/** The roles, built-in and own, and what each may do in the caller's company. */
export async function rolesHere(ctx: Ctx): Promise<RoleInfo[]> {
  const company = await companyRef(ctx, ctx.companyId);
  if (!company) throw problem('auth.session_over');
  const at = { isOperator: await isOperator(ctx) };
  return roleBook(ctx.app.capabilities, company.kind, at, await listOwnRoles(ctx));
}

/** The same, with the own ones among `granted` kept as they are until the transaction ends. */
export async function rolesKept(ctx: Ctx, granted: readonly RoleId[]): Promise<RoleInfo[]> {
  await keepOwnRoles(ctx, granted.filter(isOwnRole));
  return rolesHere(ctx);
}

/** The caller, as the rules see them. */
export function actorOf({ caller }: Ctx): Actor {
  return { id: caller.userId, capabilities: caller.capabilities };
}
