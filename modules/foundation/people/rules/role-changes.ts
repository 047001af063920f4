import type { OwnRole, RoleId } from '@fachwerk/auth/contract';
import { capabilitiesIn, type RoleInfo } from '@fachwerk/auth/rules/roles';
import type { RoleProblem } from '../contract-roles.ts';

/** Who wants to change a role: what they may do, and the roles they have it from. */
export type RoleActor = { readonly capabilities: Iterable<string>; readonly roles: readonly RoleId[] };
type Book = readonly RoleInfo[];

/** What lets somebody manage roles; nobody takes it from themselves. */
const MANAGING = ['roles.manage', 'users.manage'];

/** Why nobody like this can make a role of these capabilities, or null. Nobody gives more than they have. */
export function whyNotCreateRole(
  actor: Pick<RoleActor, 'capabilities'>,
  wanted: readonly string[],
): RoleProblem | null {
  return hasAll(actor, wanted) ? null : 'role.more_rights_than_own';
}

/** Why an own role cannot be changed at all, or null. Nobody touches a role that may do more than oneself. */
export function whyNotEditRole(
  actor: Pick<RoleActor, 'capabilities'>,
  role: Pick<OwnRole, 'id'>,
  book: Book,
): RoleProblem | null {
  return hasAll(actor, capabilitiesIn(book, [role.id])) ? null : 'role.more_rights_than_own';
}

/** Why an own role cannot have exactly these capabilities, or null. */
export function whyNotSaveRole(
  actor: RoleActor,
  role: Pick<OwnRole, 'id'>,
  wanted: readonly string[],
  book: Book,
): RoleProblem | null {
  const refusal = whyNotEditRole(actor, role, book) ?? whyNotCreateRole(actor, wanted);
  if (refusal) return refusal;
  return locksOut(actor, withCapabilities(book, role.id, wanted)) ? 'role.own_management' : null;
}

/** Why an own role cannot be deleted, or null. With a replacement its holders get that one instead. */
export function whyNotRemoveRole(
  actor: RoleActor,
  role: Pick<OwnRole, 'id'>,
  given: { readonly holders: number; readonly replacement: RoleId | undefined },
  book: Book,
): RoleProblem | null {
  const refusal = whyNotEditRole(actor, role, book);
  if (refusal) return refusal;
  if (given.holders > 0 && given.replacement === undefined) return 'role.in_use';
  if (given.replacement === undefined) return null;
  if (given.replacement === role.id || !book.some(({ id }) => id === given.replacement)) return 'role.unknown';
  const after = actor.roles.map((id) => (id === role.id ? given.replacement! : id));
  return locksOut({ ...actor, roles: after }, book) ? 'role.own_management' : null;
}

/** Whether the actor could no longer manage what they manage now. Only who has it from a role can lose it. */
function locksOut(actor: RoleActor, after: Book): boolean {
  const before = new Set(actor.capabilities);
  const left = capabilitiesIn(after, actor.roles);
  return actor.roles.length > 0 && MANAGING.some((capability) => before.has(capability) && !left.has(capability));
}

function withCapabilities(book: Book, role: RoleId, capabilities: readonly string[]): Book {
  return book.map((known) => (known.id === role ? { id: role, capabilities } : known));
}

function hasAll(actor: Pick<RoleActor, 'capabilities'>, needed: Iterable<string>): boolean {
  const own = new Set(actor.capabilities);
  return [...needed].every((capability) => own.has(capability));
}
