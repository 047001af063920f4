import { accessProblems, type LimitedRole, type RoleId, type User } from '@fachwerk/auth/contract';
import { keepOwnRoles, listOwnRoles, rolePlaces } from '@fachwerk/auth/facade-roles';
import { type RoleInfo, roleBook } from '@fachwerk/auth/rules/roles';
import { isOwnRole, type StoredUser } from '@fachwerk/auth/rules/user-record';
import { problemsOf } from '@fachwerk/base/problem';
import { companyRef, isOperator, listFranchisees } from '@fachwerk/companies/facade';
import type { Ctx } from '@fachwerk/server/ctx';
import { peopleProblems } from '../../contract.ts';
import { roleProblems } from '../../contract-roles.ts';
import { type Actor, whyNotEdit } from '../../rules/user-changes.ts';
import { lockUser } from './user-store.ts';

const problem = problemsOf({ ...accessProblems, ...peopleProblems, ...roleProblems });

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

/** Refuses places that are new in a limit and not in sight. One that is gone meanwhile may stay: it gives nothing. */
export async function refuseUnknownPlaces(
  ctx: Ctx,
  limited: readonly LimitedRole[],
  { limitedRoles: before = [] }: Pick<User, 'limitedRoles'> = {},
): Promise<void> {
  const added = (pick: (limit: LimitedRole) => readonly string[]) => {
    const known = new Set(before.flatMap(pick));
    return limited.flatMap(pick).filter((id) => !known.has(id));
  };
  const locationIds = added((limit) => limit.locationIds);
  const franchiseeIds = added((limit) => limit.franchiseeIds);
  if (locationIds.length > 0) {
    const places = await ctx.app.hooks.find(rolePlaces)?.(ctx, { locationIds, franchiseeIds: [] });
    const inSight = new Set(places?.map(({ id }) => id));
    if (!locationIds.every((id) => inSight.has(id))) throw problem('role.place_unknown');
  }
  if (franchiseeIds.length > 0) {
    const own = new Set((await listFranchisees(ctx)).map(({ id }) => id));
    if (!franchiseeIds.every((id) => own.has(id))) throw problem('role.place_unknown');
  }
}

/** The caller, as the rules see them. */
export function actorOf({ caller }: Ctx): Actor {
  return { id: caller.userId, capabilities: caller.capabilities };
}
