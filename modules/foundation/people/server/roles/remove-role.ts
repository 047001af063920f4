import { accessProblems } from '@fachwerk/auth/contract';
import { keepOwnRoles, lockOwnRole, removeOwnRole } from '@fachwerk/auth/facade-roles';
import { isOwnRole } from '@fachwerk/auth/rules/user-record';
import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { MOST_NAMED, type roleApi, roleProblems } from '../../contract-roles.ts';
import { whyNotRemoveRole } from '../../rules/role-changes.ts';
import { rolesHere } from '../users/managed-user.ts';
import { changeRolesOf } from './assign-role.ts';
import { listHoldersOf, noteRole, roleActorOf } from './role-effects.ts';

const problem = problemsOf({ ...accessProblems, ...roleProblems });

export const removeRole: UseCase<typeof roleApi.remove> = async (ctx, { id, replacement }) => {
  const role = await lockOwnRole(ctx, id);
  if (!role) throw problem('role.unknown');
  if (replacement !== undefined && isOwnRole(replacement)) await keepOwnRoles(ctx, [replacement]);
  const book = await rolesHere(ctx);
  const holders = await listHoldersOf(ctx, id);
  const refusal = whyNotRemoveRole(roleActorOf(ctx), role, { holders: holders.length, replacement }, book);
  if (refusal) {
    const named = holders.slice(0, MOST_NAMED).map(({ name }) => name);
    throw problem(refusal, { count: holders.length, names: named.join(', ') });
  }
  const instead = replacement === undefined ? {} : { with: replacement };
  for (const holder of holders) await changeRolesOf(ctx, holder.id, { ...instead, without: id }, book);
  await removeOwnRole(ctx, id);
  await noteRole(ctx, 'role.deleted', role, null);
  return {};
};
