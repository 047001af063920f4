import { accessProblems, type OwnRole } from '@fachwerk/auth/contract';
import { addOwnRole, listOwnRoles } from '@fachwerk/auth/facade-roles';
import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { MOST_OWN_ROLES, type roleApi, roleProblems } from '../../contract-roles.ts';
import { whyNotCreateRole } from '../../rules/role-changes.ts';
import { noteRole, roleActorOf } from './role-effects.ts';

const problem = problemsOf({ ...accessProblems, ...roleProblems });

export const createRole: UseCase<typeof roleApi.create> = async (ctx, { name, description, capabilities }) => {
  const refusal = whyNotCreateRole(roleActorOf(ctx), capabilities);
  if (refusal) throw problem(refusal);
  if ((await listOwnRoles(ctx)).length >= MOST_OWN_ROLES) throw problem('role.too_many', { most: MOST_OWN_ROLES });
  const role: OwnRole = {
    id: ctx.newId(),
    name,
    description,
    capabilities: [...new Set(capabilities)].sort(),
    version: 1,
  };
  await addOwnRole(ctx, role);
  await noteRole(ctx, 'role.created', null, role);
  return role;
};
