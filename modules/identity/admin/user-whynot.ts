import type { IdentityProblem } from '../contract.ts';
import {
  type Actor,
  type Surroundings,
  type Target,
  whyNotDeactivate,
  whyNotDelete,
  whyNotEdit,
  whyNotSetPassword,
} from '../rules/user-changes.ts';

/** What somebody may want to do to a user, beside changing the fields. */
export type UserAction =
  | 'invite'
  | 'setPassword'
  | 'endSessions'
  | 'removeSecondFactor'
  | 'activate'
  | 'deactivate'
  | 'remove';

type Judge = (actor: Actor, target: Target, around: Surroundings) => IdentityProblem | null;

/** In the order the server asks. */
const JUDGES: Readonly<Record<UserAction, Judge>> = {
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
export function whyNotDo(
  action: UserAction,
  actor: Actor,
  target: Target,
  around: Surroundings,
): IdentityProblem | null {
  return JUDGES[action](actor, target, around);
}
