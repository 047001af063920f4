import { accessProblems } from '@fachwerk/auth/contract';
import { lockOwnRole, saveOwnRole } from '@fachwerk/auth/facade-roles';
import { changesOf, saveConflict } from '@fachwerk/base/changes';
import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { type roleApi, roleProblems } from '../../contract-roles.ts';
import { whyNotSaveRole } from '../../rules/role-changes.ts';
import { rolesHere } from '../users/managed-user.ts';
import { listHoldersOf, noteRole, notifyHolders, roleActorOf } from './role-effects.ts';

const problem = problemsOf({ ...accessProblems, ...roleProblems });

export const saveRole: UseCase<typeof roleApi.save> = async (ctx, { id, version, ...draft }) => {
  const role = await lockOwnRole(ctx, id);
  if (!role) throw problem('role.unknown');
  const given = { ...draft, capabilities: [...new Set(draft.capabilities)].sort() };
  const refusal = whyNotSaveRole(roleActorOf(ctx), role, given.capabilities, await rolesHere(ctx));
  if (refusal) throw problem(refusal);
  if (version !== role.version) throw problem('role.changed_meanwhile', {}, { conflict: saveConflict(role, given) });
  if (changesOf(role, given).length === 0) return role;

  const saved = await saveOwnRole(ctx, { ...role, ...given });
  await noteRole(ctx, 'role.changed', role, saved);
  await notifyHolders(ctx, await listHoldersOf(ctx, id));
  return saved;
};
