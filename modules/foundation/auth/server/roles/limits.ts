import type { CompanyKind } from '@fachwerk/companies/contract';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { hook } from '@fachwerk/server/hooks';
import type { LimitedRole } from '../../contract.ts';
import { limitedCapabilitiesOf, type Workplace } from '../../rules/roles.ts';

/** A location that a role can be limited to. */
export type RolePlace = {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly companyId: string;
  readonly companyName: string;
};

/**
 * The locations in sight of the company: these, and all of these franchisees; without a choice all of them. What is gone or out of sight is not among
 * them.
 */
export const rolePlaces =
  hook<(ctx: CompanyCtx, chosen?: Pick<LimitedRole, 'locationIds' | 'franchiseeIds'>) => Promise<readonly RolePlace[]>>(
    'access.role_places',
  );

export type StoredLimit = LimitedRole & { readonly ownCapabilities: readonly string[] };

/** What these roles give beyond `everywhere`, by capability, and at which locations. As the locations are now. */
export async function limitedCapabilities(
  ctx: CompanyCtx,
  limits: readonly StoredLimit[],
  at: Workplace & { readonly kind: CompanyKind; readonly everywhere: ReadonlySet<string> },
): Promise<Map<string, ReadonlySet<string>>> {
  const places = await ctx.app.hooks.find(rolePlaces)?.(ctx, {
    locationIds: limits.flatMap(({ locationIds }) => locationIds),
    franchiseeIds: limits.flatMap(({ franchiseeIds }) => franchiseeIds),
  });
  return limitedCapabilitiesOf(ctx.app, limits, places ?? [], at);
}
