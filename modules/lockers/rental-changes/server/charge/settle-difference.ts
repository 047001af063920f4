import { chargeLine } from '@fachwerk/active-rentals/facade-charge';
import { findCustomer } from '@fachwerk/customers/facade';
import { paymentOptions } from '@fachwerk/payments/facade';
import type { Rental } from '@fachwerk/rentals/contract';
import { changeRental, logStep } from '@fachwerk/rentals/facade-record';
import { refundShares } from '@fachwerk/rentals/facade-renter';
import { sumOf } from '@fachwerk/rentals/rules/refund-share';
import { languageOf, moneyIn } from '@fachwerk/rentals/rules/renter-words';
import { audit } from '@fachwerk/server/audit';
import type { CompanyCtx, Ctx } from '@fachwerk/server/ctx';
import type { Settling } from '../../contract.ts';
import { chargedFrom, type Difference, differenceOf, type LinkRefusal, whyNotSettle } from '../../rules/difference.ts';
import { giveBack } from '../money/give-back.ts';
import { problem } from '../problem.ts';
import { takePayment } from './take-payment.ts';

export type Said = { readonly settling?: Settling | undefined; readonly reason?: string | undefined };
export type Settlement = Difference & Said;

/** What staff decided about the difference, refused before anything is changed. */
export async function settlementOf(ctx: Ctx, rental: Rental, differenceCents: number, said: Said): Promise<Settlement> {
  const difference = differenceOf(rental, differenceCents, await paidFor(ctx, rental));
  const { capabilities } = ctx.caller;
  const refusal = whyNotSettle(difference, {
    ...said,
    mayRefund: capabilities.has('rentals.refund'),
    maySettle: capabilities.has('orders.settle'),
    whyNoLink: said.settling?.way === 'link' ? await whyNoLinkTo(ctx, rental) : null,
  });
  if (refusal) throw problem(refusal);
  return { ...difference, ...said };
}

/** In the transaction of the change that costs more or less. `moved` is the rental after it, `before` as it was paid. */
export async function settleDifference(ctx: Ctx, moved: Rental, before: Rental, settled: Settlement): Promise<void> {
  const { settling, differenceCents, droppedCents, reason = '' } = settled;
  if (droppedCents > 0) await dropCharge(ctx, moved, droppedCents);
  if (!settling) return;
  if (settling.way === 'refund') {
    await giveBack(ctx, moved, { amountCents: settling.cents, reason });
    await changeRental(ctx, moved, { reducedCents: moved.reducedCents + settling.cents });
  } else if (settling.way === 'waived') await waive(ctx, moved, { amountCents: differenceCents, reason });
  else {
    const charged = await charge(ctx, moved, before, settling);
    if (settling.way === 'link') return;
    await takePayment(ctx, charged, await chargeLine(ctx, charged, differenceCents), settling.way);
  }
}

/** Due from now on, with everything that follows from it: in the list, for the renter, and for new rentals. */
async function charge(ctx: Ctx, moved: Rental, before: Rental, { way, cents }: Settling): Promise<Rental> {
  const charged = await changeRental(ctx, moved, {
    chargeCents: moved.chargeCents + cents,
    chargedFrom: chargedFrom(before, ctx.now),
    ...(way === 'link' && { chargeSentAt: ctx.now }),
  });
  const after = { amountCents: cents, way };
  await audit(ctx, { subjectKind: 'rental', subjectId: moved.id, action: 'rental.charged', after });
  await logStep(ctx, charged, { kind: 'charged', data: after });
  return charged;
}

async function dropCharge(ctx: Ctx, moved: Rental, amountCents: number): Promise<void> {
  await changeRental(ctx, moved, { chargeCents: moved.chargeCents - amountCents });
  await logStep(ctx, moved, { kind: 'charge_dropped', data: { amountCents } });
}

async function waive(ctx: Ctx, moved: Rental, after: { amountCents: number; reason: string }): Promise<void> {
  await changeRental(ctx, moved, { waivedCents: moved.waivedCents + after.amountCents });
  await audit(ctx, { subjectKind: 'rental', subjectId: moved.id, action: 'rental.surcharge_waived', after });
  await logStep(ctx, moved, { kind: 'surcharge_waived', data: after });
}

export const isByLink = ({ settling }: Settlement): boolean => settling?.way === 'link';

/** The renter pays it, now or by the link. */
export const isCharged = ({ settling, differenceCents }: Settlement): boolean =>
  differenceCents > 0 && settling !== undefined && settling.way !== 'waived';

/** For the mail to the renter. */
export const chargeWords = (rental: Rental, { differenceCents }: Settlement) => ({
  amount: moneyIn(languageOf(rental), Math.abs(differenceCents)),
});

/** What was paid for a rental and could go back. */
export const paidFor = async (ctx: CompanyCtx, rental: Rental): Promise<number> =>
  sumOf(await refundShares(ctx, rental));

/** Why the renter cannot be sent a link to pay, or null. */
export async function whyNoLinkTo(ctx: CompanyCtx, { customerId }: Rental): Promise<LinkRefusal | null> {
  const customer = customerId && (await findCustomer(ctx, customerId));
  if (!customer || customer.email === '') return 'rental.no_mail_address';
  return (await paymentOptions(ctx)).length === 0 ? 'payment.not_offered' : null;
}
