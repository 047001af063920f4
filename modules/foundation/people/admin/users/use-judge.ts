import { useMe } from '@fachwerk/auth/account';
import type { LimitedRole, RoleId, User } from '@fachwerk/auth/contract';
import type { RoleInfo } from '@fachwerk/auth/rules/roles';
import { useAsk } from '@fachwerk/react/call';
import { useMay } from '@fachwerk/react/session';
import { useMemo } from 'react';
import { type PeopleProblem, userApi } from '../../contract.ts';
import {
  type Actor,
  type GrantProblem,
  rolesOf,
  type Surroundings,
  type UserAction,
  whyNotChangeRoles,
  whyNotDo,
  whyNotEdit,
  whyNotGrant,
} from '../../rules/user-changes.ts';

/** Answers what may be done to whom, by the server's own rules. */
export type Judge = {
  readonly roles: readonly RoleInfo[];
  whyNot(action: UserAction, user: User): PeopleProblem | null;
  whyNotEdit(user: User): PeopleProblem | null;
  /** Without a user: for somebody who is being created. */
  whyNotRoles(user: User | null, roles: readonly RoleId[], limited?: readonly LimitedRole[]): GrantProblem | null;
};

const ADMINISTRATORS = {
  offset: 0,
  limit: 1,
  sort: 'name',
  dir: 'asc',
  role: 'administrator',
  reach: 'everywhere',
  state: 'active',
} as const;

/** Null until what the rules look at is known. */
export function useJudge(): Judge | null {
  const { id, capabilities } = useMe();
  const mayManage = useMay('users.manage');
  const roles = useAsk(userApi.roles, {}).data?.roles;
  const activeAdministrators = useAsk(userApi.list, ADMINISTRATORS, { isEnabled: mayManage }).data?.total;
  return useMemo(() => {
    if (!roles || activeAdministrators === undefined) return null;
    return judgeOf({ id, capabilities }, { roles, activeAdministrators });
  }, [id, capabilities, roles, activeAdministrators]);
}

function judgeOf(actor: Actor, around: Surroundings): Judge {
  return {
    roles: around.roles,
    whyNot: (action, user) => whyNotDo(action, actor, user, around),
    whyNotEdit: (user) => whyNotEdit(actor, user, around),
    whyNotRoles: (user, roles, limited) => {
      if (user) return whyNotChangeRoles(actor, user, roles, around, limited);
      const granted = rolesOf({ backendRoles: roles, limitedRoles: limited });
      return granted.map((role) => whyNotGrant(actor, role, around)).find(Boolean) ?? null;
    },
  };
}
