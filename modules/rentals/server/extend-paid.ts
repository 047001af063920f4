import { addMinutes } from '@fachwerk/base/time';
import { changeOccupancy } from '@fachwerk/lockers/facade';
import { orderPaid } from '@fachwerk/orders/contract';
import { linesOf, refundOrder, type StoredLine } from '@fachwerk/orders/facade';
import { when } from '@fachwerk/server/events';
import type { CompanyCtx } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { Rental } from '../contract.ts';
import { whyNotApplyExtension } from '../rules/extend.ts';
import { aheadOf } from './extend-ahead.ts';
import { languageOf, mailRenter, moneyIn } from './mail-renter.ts';
import { planTime } from './remind-plan.ts';
import { tellOfRentals } from './rental-hints.ts';
import { changeRental, lockRental } from './rental-store.ts';
import { renter, THE_HOUSE, tellStep } from './steps-told.ts';
import { applySurcharge } from './surcharge-paid.ts';

/** Lines that are about a rental that is there already. Told twice, each line does its work once. */
export const applyPaidLines = when(orderPaid, {
  name: 'rentals.longer',
  run: async (work, { companyId, orderId }) => {
    const ctx = { ...work, companyId };
    for (const line of await linesOf(ctx, orderId)) {
      if (line.kind !== 'rental') await applyLine(ctx, orderId, line);
    }
  },
});

async function applyLine(ctx: CompanyCtx, orderId: string, line: StoredLine): Promise<void> {
  const rental = await lockRental(ctx, line.subjectId);
  if (!rental || !(await isNew(ctx, orderId, line))) return;
  const isUsed =
    line.kind === 'extension' ? await applyExtension(ctx, rental, line) : await applySurcharge(ctx, rental, line);
  if (!isUsed) await giveBack(ctx, rental, orderId, line);
  await tellOfRentals(ctx, [rental.id]);
}

async function isNew(ctx: CompanyCtx, orderId: string, { position, subjectId }: StoredLine): Promise<boolean> {
  const added = await ctx.db.count(sql`
    insert into rentals.applied_line (company_id, order_id, position, rental_id, at, is_refunded)
    values (${ctx.companyId}, ${orderId}, ${position}, ${subjectId}, ${ctx.now}, false) on conflict do nothing`);
  return added === 1;
}

/** The box is held by the lock of the rental: nobody books the time between the question and the answer. */
async function applyExtension(ctx: CompanyCtx, rental: Rental, line: StoredLine): Promise<boolean> {
  const endsAt = new Date(String(line.data.endsAt));
  const { nextStartsAt } = await aheadOf(ctx, rental);
  if (whyNotApplyExtension(rental, endsAt, nextStartsAt)) return false;
  const before = rental.endsAt;
  const extended = await changeRental(ctx, rental, {
    endsAt,
    blockedUntil: addMinutes(endsAt, rental.checkMinutes),
    priceCents: rental.priceCents + line.totalCents,
    remindedAt: null,
    overrunToldAt: null,
  });
  if (extended.occupancyId) {
    const revenueCents = extended.priceCents + extended.surchargeCents;
    await changeOccupancy(ctx, extended.occupancyId, { endsAt, kind: 'rented', revenueCents });
  }
  await planTime(ctx, extended);
  const data = { before, after: endsAt, amountCents: line.totalCents };
  await tellStep(ctx, extended, { kind: 'extended', person: renter(extended), data });
  await mailRenter(ctx, extended, { what: 'extended' });
  return true;
}

/** What was paid for cannot be had any more: the money goes back, and the customer is told why. */
async function giveBack(ctx: CompanyCtx, rental: Rental, orderId: string, line: StoredLine): Promise<void> {
  await ctx.db.rows(sql`
    update rentals.applied_line set is_refunded = true
    where company_id = ${ctx.companyId} and order_id = ${orderId} and position = ${line.position}`);
  const reason = (await ctx.house.texts.of(ctx.db, ctx.companyId)).in('de')(`rental.refund_reason.${line.kind}`);
  if (line.totalCents > 0) await refundOrder(ctx, orderId, { amountCents: line.totalCents, reason });
  await tellStep(ctx, rental, { kind: 'refunded', person: THE_HOUSE, data: { amountCents: line.totalCents, reason } });
  const amount = moneyIn(languageOf(rental), line.totalCents);
  await mailRenter(ctx, rental, { what: `${line.kind}_refunded`, params: { amount } });
}
