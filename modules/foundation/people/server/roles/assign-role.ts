import { accessProblems, type LimitedRole, type RoleId, type User } from '@fachwerk/auth/contract';
import type { RoleInfo } from '@fachwerk/auth/rules/roles';
import { changesOf } from '@fachwerk/base/changes';
import { problemsOf } from '@fachwerk/base/problem';
import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { peopleProblems } from '../../contract.ts';
import { type roleApi, roleProblems } from '../../contract-roles.ts';
import { whyNotChangeRoles } from '../../rules/user-changes.ts';
import { changeUser, wantedRoles } from '../users/change-user.ts';
import { actorOf, rolesKept } from '../users/managed-user.ts';
import { lockUserAndAdministrators } from '../users/user-store.ts';

const problem = problemsOf({ ...accessProblems, ...peopleProblems, ...roleProblems });

type RolesChange = { readonly with?: RoleId; readonly without?: RoleId };

/** What is given without saying where holds everywhere, unless it takes the place of a role that is limited. */
function rolesAfter(user: Pick<User, 'backendRoles' | 'limitedRoles'>, change: RolesChange) {
  const left = user.backendRoles.filter((role) => role !== change.without);
  const before = user.limitedRoles ?? [];
  const replaced = before.find(({ role }) => role === change.without);
  const limitedRoles: LimitedRole[] = before.filter(({ role }) => role !== change.without);
  if (change.with === undefined || left.includes(change.with)) return { backendRoles: left, limitedRoles };
  if (!replaced || user.backendRoles.includes(change.without!)) {
    return { backendRoles: [...left, change.with], limitedRoles };
  }
  const there = limitedRoles.find(({ role }) => role === change.with);
  const limit = {
    role: change.with,
    locationIds: [...replaced.locationIds, ...(there?.locationIds ?? [])],
    franchiseeIds: [...replaced.franchiseeIds, ...(there?.franchiseeIds ?? [])],
  };
  return { backendRoles: left, limitedRoles: [...limitedRoles.filter((one) => one !== there), limit] };
}

/** All or nobody: the first who cannot have it, or cannot lose it, refuses the whole. */
export const assignRole: UseCase<typeof roleApi.assign> = async (ctx, { id, give, take }) => {
  const book = await rolesKept(ctx, [id]);
  if (!book.some((role) => role.id === id)) throw problem('role.unknown');
  const changes = new Map<string, RolesChange>([
    ...take.map((userId) => [userId, { without: id }] as const),
    ...give.map((userId) => [userId, { with: id }] as const),
  ]);
  // In one order, so that two assignments at the same moment never wait for each other.
  for (const [userId, change] of [...changes].sort(([a], [b]) => (a < b ? -1 : 1))) {
    await changeRolesOf(ctx, userId, change, book);
  }
  return {};
};

/** Changes one user's roles by the same rules as the form of the user. */
export async function changeRolesOf(
  ctx: Ctx,
  userId: string,
  change: RolesChange,
  roles: readonly RoleInfo[],
): Promise<void> {
  const { user, activeAdministrators } = await lockUserAndAdministrators(ctx, userId);
  if (!user) throw problem('user.unknown');
  const wanted = wantedRoles(user, rolesAfter(user, change));
  if (changesOf(wantedRoles(user, {}), wanted).length === 0) return;
  const around = { roles, activeAdministrators };
  const refusal = whyNotChangeRoles(actorOf(ctx), user, wanted.backendRoles, around, wanted.limitedRoles);
  if (refusal) throw problem(refusal);
  await changeUser(ctx, user, { given: wanted });
}
