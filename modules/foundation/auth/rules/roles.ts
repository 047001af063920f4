import type { CapabilityCatalog } from '@fachwerk/base/contract';
import type { CompanyKind } from '@fachwerk/companies/contract';
import { type LimitedRole, Role, type RoleId } from '../contract.ts';
import { isSecondFactorDue } from './second-factor.ts';

/** A role with its capabilities in one kind of company; screens get it from `userApi.roles`. */
export type RoleInfo = { readonly id: RoleId; readonly capabilities: readonly string[] };

/** Whether the company operates the installation, and whether the user is in a support session there. */
export type Workplace = { readonly isOperator?: boolean; readonly isGuest?: boolean };

/** What own roles name. */
type OwnCapabilities = { readonly ownCapabilities?: readonly string[] };

/** Capabilities of these roles in a company of this kind. Of what own roles name, nothing counts that the company has no use for. */
export function capabilitiesOf(
  catalog: CapabilityCatalog,
  roles: readonly string[],
  kind: CompanyKind,
  { isOperator = false, isGuest = false, ownCapabilities = [] }: Workplace & OwnCapabilities = {},
): Set<string> {
  const held = Object.entries(catalog).filter(
    ([capability, { roles: bundling, kinds, isOperatorOnly, isOwnStaffOnly }]) =>
      (kinds?.includes(kind) ?? true) &&
      (isOperator || !isOperatorOnly) &&
      !(isGuest && isOwnStaffOnly) &&
      (bundling.some((role) => roles.includes(role)) || ownCapabilities.includes(capability)),
  );
  return new Set(held.map(([capability]) => capability));
}

type Limit = LimitedRole & OwnCapabilities;
type Place = { readonly id: string; readonly companyId: string };

/**
 * What roles give that hold at some places only: by capability, the ids of the places. Nothing counts that holds everywhere already, that no endpoint
 * honours by place, or whose places are gone.
 */
export function limitedCapabilitiesOf(
  { capabilities, placedCapabilities }: { capabilities: CapabilityCatalog; placedCapabilities: ReadonlySet<string> },
  limits: readonly Limit[],
  places: readonly Place[],
  { kind, everywhere, ...at }: Workplace & { readonly kind: CompanyKind; readonly everywhere: ReadonlySet<string> },
): Map<string, ReadonlySet<string>> {
  const held = new Map<string, Set<string>>();
  for (const { role, ownCapabilities = [], locationIds, franchiseeIds } of limits) {
    const ids = places
      .filter(({ id, companyId }) => locationIds.includes(id) || franchiseeIds.includes(companyId))
      .map(({ id }) => id);
    for (const capability of capabilitiesOf(capabilities, [role], kind, { ...at, ownCapabilities })) {
      if (everywhere.has(capability) || !placedCapabilities.has(capability) || ids.length === 0) continue;
      held.set(capability, new Set([...(held.get(capability) ?? []), ...ids]));
    }
  }
  return held;
}

/** Lets operator staff into companies that have allowed it. */
export const MAY_ENTER = 'tenants.enter';
/** Their roles in a support session. */
export const SUPPORT_ROLES: readonly Role[] = ['administrator'];

/** Everything that determines a user's permissions. */
export type RightsBasis = Workplace & {
  readonly roles: readonly RoleId[];
  readonly ownCapabilities: readonly string[];
  readonly kind: CompanyKind;
  readonly secondFactorRequired: boolean;
  readonly hasSecondFactor: boolean;
};

/** Empty while a required second factor is missing: then only the account endpoints that set it up answer. */
export function capabilitiesHeld(catalog: CapabilityCatalog, standing: RightsBasis): Set<string> {
  return isSecondFactorDue(standing) ? new Set() : capabilitiesOf(catalog, standing.roles, standing.kind, standing);
}

/** Every role with its capabilities: the built-in ones in the order of the contract, then own ones in the given order. */
export function roleBook(
  catalog: CapabilityCatalog,
  kind: CompanyKind,
  at?: Workplace,
  own: readonly RoleInfo[] = [],
): { id: RoleId; capabilities: string[] }[] {
  const builtIn = Role.options.map((id) => ({ id, capabilities: [...capabilitiesOf(catalog, [id], kind, at)].sort() }));
  const made = own.map(({ id, capabilities }) => ({
    id,
    capabilities: [...capabilitiesOf(catalog, [], kind, { ...at, ownCapabilities: capabilities })].sort(),
  }));
  return [...builtIn, ...made];
}

/** Like `capabilitiesOf`, from a role book. */
export function capabilitiesIn(book: readonly RoleInfo[], roles: readonly RoleId[]): Set<string> {
  return new Set(book.filter(({ id }) => roles.includes(id)).flatMap(({ capabilities }) => capabilities));
}
