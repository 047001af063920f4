import type { CapabilityCatalog } from '@fachwerk/base/contract';
import type { CompanyKind } from '@fachwerk/companies/contract';
import { Role } from '../contract.ts';
import { isSecondFactorDue } from './second-factor.ts';

/** A role and what it may do in one kind of company; the screens get it from `userApi.roles`. */
export type RoleInfo = { readonly id: Role; readonly capabilities: readonly string[] };

/** Whether the company runs the installation, and whether somebody is its guest from there. */
export type Workplace = { readonly isOperator?: boolean; readonly isGuest?: boolean };

/** What somebody with these roles may do in a company of this kind. */
export function capabilitiesOf(
  catalog: CapabilityCatalog,
  roles: readonly string[],
  kind: CompanyKind,
  { isOperator = false, isGuest = false }: Workplace = {},
): Set<string> {
  const held = Object.entries(catalog).filter(
    ([, { roles: bundling, kinds, isOperatorOnly, isOwnStaffOnly }]) =>
      (kinds?.includes(kind) ?? true) &&
      (isOperator || !isOperatorOnly) &&
      !(isGuest && isOwnStaffOnly) &&
      bundling.some((role) => roles.includes(role)),
  );
  return new Set(held.map(([capability]) => capability));
}

/** Lets people of the operator into companies that have allowed it. */
export const MAY_ENTER = 'tenants.enter';
/** As what they work there. */
export const GUEST_ROLES: readonly Role[] = ['administrator'];

/** What decides about somebody's rights. */
export type Standing = Workplace & {
  readonly roles: readonly Role[];
  readonly kind: CompanyKind;
  readonly secondFactorRequired: boolean;
  readonly hasSecondFactor: boolean;
};

/** Nothing at all while a demanded second factor is missing: then only the own account, where it is set up, answers. */
export function capabilitiesHeld(catalog: CapabilityCatalog, standing: Standing): Set<string> {
  return isSecondFactorDue(standing) ? new Set() : capabilitiesOf(catalog, standing.roles, standing.kind, standing);
}

/** Every role with its capabilities, in the order of the contract. */
export function roleBook(
  catalog: CapabilityCatalog,
  kind: CompanyKind,
  at?: Workplace,
): { id: Role; capabilities: string[] }[] {
  return Role.options.map((id) => ({ id, capabilities: [...capabilitiesOf(catalog, [id], kind, at)].sort() }));
}

/** The same as `capabilitiesOf`, from a role book. */
export function capabilitiesIn(book: readonly RoleInfo[], roles: readonly Role[]): Set<string> {
  return new Set(book.filter(({ id }) => roles.includes(id)).flatMap(({ capabilities }) => capabilities));
}
