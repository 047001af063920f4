import type { LimitedRole, RoleId, User } from '@fachwerk/auth/contract';
import { capabilitiesIn, type RoleInfo } from '@fachwerk/auth/rules/roles';
import type { PeopleProblem } from '../contract.ts';
import type { RoleProblem } from '../contract-roles.ts';

/** Who wants to change somebody, and what they themselves may do. */
export type Actor = { readonly id: string; readonly capabilities: Iterable<string> };
export type GrantProblem = PeopleProblem | Extract<RoleProblem, 'role.unknown'>;
export type Target = Pick<User, 'id' | 'backendRoles' | 'limitedRoles' | 'state'>;

const limitsOf = ({ limitedRoles = [] }: { readonly limitedRoles?: readonly LimitedRole[] | undefined }) =>
  limitedRoles;

/** Every role somebody has, wherever it holds. */
export const rolesOf = (user: {
  readonly backendRoles?: readonly RoleId[] | undefined;
  readonly limitedRoles?: readonly LimitedRole[] | undefined;
}): RoleId[] => [...(user.backendRoles ?? []), ...limitsOf(user).map(({ role }) => role)];

/** What has to be known about the company: its roles (`userApi.roles`), and how many active administrators there are. */
export type Surroundings = { readonly roles: readonly RoleInfo[]; readonly activeAdministrators: number };

/**
 * Why this user's data cannot be changed, or null. Nobody touches someone who may do more than oneself; a role that holds at some places counts like
 * one that holds everywhere. What the actor has at some places only does not count.
 */
export function whyNotEdit(actor: Actor, target: Target, { roles }: Pick<Surroundings, 'roles'>): PeopleProblem | null {
  return hasAll(actor, capabilitiesIn(roles, rolesOf(target))) ? null : 'user.more_rights_than_own';
}

/** Why this role cannot be given to anybody, or null. Nobody gives away what they do not have. */
export function whyNotGrant(actor: Actor, role: RoleId, { roles }: Pick<Surroundings, 'roles'>): GrantProblem | null {
  if (!roles.some(({ id }) => id === role)) return 'role.unknown';
  return hasAll(actor, capabilitiesIn(roles, [role])) ? null : 'user.role_not_grantable';
}

/** Why this user cannot have exactly these roles, or null. Roles that stay as they are are not granted again. */
export function whyNotChangeRoles(
  actor: Actor,
  target: Target,
  roles: readonly RoleId[],
  around: Surroundings,
  limited: readonly LimitedRole[] = limitsOf(target),
): GrantProblem | null {
  const refusal = whyNotEdit(actor, target, around);
  if (refusal) return refusal;
  const before = limitsOf(target).map((limit) => JSON.stringify(limit));
  const granted = [
    ...roles.filter((role) => !target.backendRoles.includes(role)),
    ...limited.filter((limit) => !before.includes(JSON.stringify(limit))).map(({ role }) => role),
  ];
  const whyNot = granted.map((role) => whyNotGrant(actor, role, around)).find(Boolean);
  if (whyNot) return whyNot;
  if (isLastAdministrator(target, around) && !roles.includes('administrator')) return 'user.last_administrator';
  return null;
}

/** Why this user cannot be deactivated, or null. */
export function whyNotDeactivate(actor: Actor, target: Target, around: Surroundings): PeopleProblem | null {
  if (target.id === actor.id) return 'user.own_account';
  return whyNotEdit(actor, target, around) ?? (isLastAdministrator(target, around) ? 'user.last_administrator' : null);
}

/** Why this user cannot be deleted, or null: the same reasons as for deactivating. */
export function whyNotDelete(actor: Actor, target: Target, around: Surroundings): PeopleProblem | null {
  return whyNotDeactivate(actor, target, around);
}

/** Why this user's password cannot be set by the actor, or null. One's own is changed with the old one, in the settings. */
export function whyNotSetPassword(
  actor: Actor,
  target: Target,
  around: Pick<Surroundings, 'roles'>,
): PeopleProblem | null {
  return target.id === actor.id ? 'user.own_password' : whyNotEdit(actor, target, around);
}

/** What somebody may want to do to a user, beside changing the fields. */
export type UserAction =
  | 'invite'
  | 'setPassword'
  | 'endSessions'
  | 'removeSecondFactor'
  | 'activate'
  | 'deactivate'
  | 'remove';

type Rule = (actor: Actor, target: Target, around: Surroundings) => PeopleProblem | null;

/** In the order the server asks. */
const RULES: Readonly<Record<UserAction, Rule>> = {
  invite: (actor, target, around) =>
    whyNotEdit(actor, target, around) ?? (target.state === 'deactivated' ? 'user.is_deactivated' : null),
  setPassword: whyNotSetPassword,
  endSessions: whyNotEdit,
  removeSecondFactor: (actor, target, around) =>
    target.id === actor.id ? 'second_factor.own' : whyNotEdit(actor, target, around),
  activate: whyNotEdit,
  deactivate: whyNotDeactivate,
  remove: whyNotDelete,
};

/** The reason the server would refuse with, or null: the control is greyed by it before anybody asks. */
export function whyNotDo(action: UserAction, actor: Actor, target: Target, around: Surroundings): PeopleProblem | null {
  return RULES[action](actor, target, around);
}

/** Without an active administrator nobody could let one in again. */
function isLastAdministrator(
  target: Target,
  { activeAdministrators }: Pick<Surroundings, 'activeAdministrators'>,
): boolean {
  return isActiveAdministrator(target) && activeAdministrators <= 1;
}

export function isActiveAdministrator({ state, backendRoles }: Pick<Target, 'state' | 'backendRoles'>): boolean {
  return state === 'active' && backendRoles.includes('administrator');
}

function hasAll(actor: Actor, needed: ReadonlySet<string>): boolean {
  const own = new Set(actor.capabilities);
  return [...needed].every((capability) => own.has(capability));
}
