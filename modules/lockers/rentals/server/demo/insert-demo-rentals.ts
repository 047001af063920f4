import type { CompanyCtx } from '@fachwerk/server/ctx';
import { jsonOf, sql } from '@fachwerk/server/sql';
import type { Rental, StepKind } from '../../contract.ts';

/** Bulk insert, for demo companies only. */
export async function insertDemoRentals(ctx: CompanyCtx, rentals: readonly Rental[]): Promise<void> {
  await ctx.db.rows(sql`
    insert into rentals.rental (company_id, id, location_id, lock_id, size_code, network_id, customer_id, customer_name, language, cart_id,
      order_id, order_number, state, is_now, duration_minutes, starts_at, ends_at, blocked_until, hold_expires_at, ended_at, ended_by,
      price_cents, prices, grace_minutes, check_minutes, max_duration_minutes, time_zone, occupancy_id, created_at)
    select ${ctx.companyId}, id, "locationId", "lockId", "sizeCode", "networkId", "customerId", "customerName", language, "cartId",
      "orderId", "orderNumber", state, "isNow", "durationMinutes", "startsAt", "endsAt", "blockedUntil", "holdExpiresAt", "endedAt",
      case when "endedAt" is not null then 'customer' end, "priceCents", prices, "graceMinutes", "checkMinutes", "maxDurationMinutes",
      "timeZone", "occupancyId", "createdAt"
    from jsonb_to_recordset(${jsonOf(rentals)}::jsonb) as row (id uuid, "locationId" uuid, "lockId" uuid, "sizeCode" text, "networkId" uuid,
      "customerId" uuid, "customerName" text, language text, "cartId" uuid, "orderId" uuid, "orderNumber" text, state text, "isNow" boolean,
      "durationMinutes" int, "startsAt" timestamptz, "endsAt" timestamptz, "blockedUntil" timestamptz, "holdExpiresAt" timestamptz,
      "endedAt" timestamptz, "priceCents" int, prices jsonb, "graceMinutes" int, "checkMinutes" int, "maxDurationMinutes" int,
      "timeZone" text, "occupancyId" uuid, "createdAt" timestamptz)`);
  await insertSteps(ctx, rentals);
}

async function insertSteps(ctx: CompanyCtx, rentals: readonly Rental[]): Promise<void> {
  const rows = rentals.flatMap((rental) =>
    stepsOf(rental).map((step) => ({ ...step, id: ctx.newId(), rentalId: rental.id, personName: rental.customerName })),
  );
  await ctx.db.rows(sql`
    insert into rentals.rental_step (company_id, id, rental_id, at, kind, person_kind, person_name, data)
    select ${ctx.companyId}, id, "rentalId", at, kind, 'customer', "personName", data
    from jsonb_to_recordset(${jsonOf(rows)}::jsonb) as row (id uuid, "rentalId" uuid, at timestamptz, kind text, "personName" text, data jsonb)`);
}

type DemoStep = { readonly kind: StepKind; readonly at: Date; readonly data: object };

function stepsOf(rental: Rental): DemoStep[] {
  const { createdAt, orderNumber, priceCents, sizeCode, startsAt, endsAt, endedAt, state } = rental;
  const after = (seconds: number) => new Date(createdAt.getTime() + seconds * 1000);
  const held: DemoStep[] = [{ kind: 'held', at: createdAt, data: { priceCents, sizeCode } }];
  if (!rental.orderId) return held;
  const ordered: DemoStep = { kind: 'ordered', at: after(60), data: { orderNumber } };
  const paid: DemoStep = { kind: 'paid', at: after(100), data: { amountCents: priceCents } };
  const started: DemoStep = { kind: 'started', at: startsAt, data: { endsAt } };
  const ended: DemoStep[] = endedAt ? [{ kind: 'ended', at: endedAt, data: {} }] : [];
  return [...held, ordered, paid, ...(state === 'booked' ? [] : [started]), ...ended];
}
