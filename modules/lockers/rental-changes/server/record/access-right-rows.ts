import { chargeDueCents, dueCents } from '@fachwerk/active-rentals/rules/overrun';
import { phaseOf } from '@fachwerk/active-rentals/rules/rental-phase';
import type { Rental } from '@fachwerk/rentals/contract';
import { rentalFrom } from '@fachwerk/rentals/facade-record';
import { refundedOf } from '@fachwerk/rentals/facade-renter';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { type Sql, sql } from '@fachwerk/server/sql';
import type { AccessRight } from '../../contract.ts';

type Row = Rental & Pick<AccessRight, 'locationName' | 'lockNumber' | 'customerEmail'>;

/** A rental is `r`, its location `p`, its box `b`, its customer `c`. */
const accessRightTables = sql`rentals.rental_view r
  join locations.location_view p on p.company_id = r.company_id and p.id = r.location_id
  join lockers.box_view b on b.company_id = r.company_id and b.id = r.lock_id
  left join customers.customer_view c on c.company_id = r.network_id and c.id = r.customer_id`;

/** Whoever asks names the company in the condition. */
export async function accessRightRows(ctx: CompanyCtx, condition: Sql, rest: Sql = sql``): Promise<AccessRight[]> {
  const rows = await ctx.db.rows<Row>(sql`
    select r.*, p.german_name as location_name, b.number as lock_number, coalesce(c.email, '') as customer_email
    from ${accessRightTables} where ${condition} ${rest}`);
  const refunded = await refundedOf(ctx, rows);
  return rows.map((row) => ({ ...accessRightFrom(ctx, rentalFrom(row)), refundedCents: refunded(row.id) }));
}

function accessRightFrom({ now }: CompanyCtx, row: Row): Omit<AccessRight, 'refundedCents'> {
  const { id, companyId, state, locationId, locationName, lockId, lockNumber, sizeCode, customerId, customerName } =
    row;
  const { customerEmail, orderId, orderNumber, startsAt, endsAt, endedAt, timeZone, priceCents, surchargeCents } = row;
  const { waivedCents, chargeSentAt, accessRevokedAt, accessRevokedReason, note, version } = row;
  return {
    id,
    companyId,
    state,
    locationId,
    locationName,
    lockId,
    lockNumber,
    sizeCode,
    customerId,
    customerName,
    customerEmail,
    orderId,
    orderNumber,
    startsAt,
    endsAt,
    endedAt,
    timeZone,
    priceCents,
    surchargeCents,
    waivedCents,
    accessRevokedAt,
    accessRevokedReason,
    note,
    version,
    phase: phaseOf(row, now),
    dueCents: dueCents(row, now),
    chargeCents: chargeDueCents(row),
    chargeSentAt,
    isToCheck: row.state === 'ended' && row.occupancyId !== null,
  };
}

/** One rental of this company, as staff see it now. */
export async function accessRightOf(ctx: CompanyCtx, id: string): Promise<AccessRight> {
  return (await accessRightRows(ctx, sql`r.company_id = ${ctx.companyId} and r.id = ${id}`))[0]!;
}
