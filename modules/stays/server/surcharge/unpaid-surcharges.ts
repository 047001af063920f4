import { inCompany, networkOf, visibleCompanies } from '@fachwerk/companies/facade';
import type { Customer } from '@fachwerk/customers/contract';
import type { Rental } from '@fachwerk/rentals/contract';
import { listRentals } from '@fachwerk/rentals/facade-record';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { StayProblem } from '../../contract.ts';
import { dueCents } from '../../rules/overrun.ts';

/** Why this customer cannot rent in the network of `ctx.companyId` now, or null (spec §4: open extra payments block new rentals). */
export async function whyNotRent(
  ctx: CompanyCtx,
  { id, blockedAt }: Pick<Customer, 'id' | 'blockedAt'>,
): Promise<StayProblem | null> {
  if (blockedAt) return 'rental.customer_blocked';
  return (await listUnpaid(ctx, id)).length > 0 ? 'rental.surcharges_outstanding' : null;
}

/** Rentals of a customer, at all companies of the network, for which an extra payment is due. */
export async function listUnpaid(ctx: CompanyCtx, customerId: string): Promise<Rental[]> {
  const networkId = await networkOf(ctx);
  const companyIds = await visibleCompanies(inCompany(ctx, networkId));
  const late = await listRentals(
    ctx,
    sql`r.company_id = any(${companyIds}) and r.network_id = ${networkId} and r.customer_id = ${customerId}
      and (r.state = 'active' and r.ends_at < ${ctx.now} or r.state = 'ended' and r.ended_at > r.ends_at)`,
  );
  return late.filter((rental) => dueCents(rental, ctx.now) > 0);
}
