import { orderPaid } from '@fachwerk/orders/contract';
import { linesOf, refundOrder, type StoredLine } from '@fachwerk/orders/facade';
import type { Rental } from '@fachwerk/rentals/contract';
import { releaseLonger } from '@fachwerk/rentals/facade-longer';
import { lockRental, logStep, notifyStaff } from '@fachwerk/rentals/facade-record';
import { claimPaidLine, mailRenter, returnPaidLine } from '@fachwerk/rentals/facade-renter';
import { languageOf, moneyIn } from '@fachwerk/rentals/rules/renter-words';
import { HOUSE } from '@fachwerk/rentals/rules/step-person';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { when } from '@fachwerk/server/events';
import { applySurcharge } from '../surcharge/apply-surcharge.ts';
import { applyExtension } from './apply-extension.ts';

/** Applies paid lines to existing rentals. Each line is applied once, however often it is delivered. */
export const applyPaidLines = when(orderPaid, {
  name: 'stays',
  run: async (work, { companyId, orderId }) => {
    const ctx = { ...work, companyId };
    for (const line of await linesOf(ctx, orderId)) {
      if (line.kind === 'extension' || line.kind === 'surcharge') await applyPaidLine(ctx, orderId, line);
    }
  },
});

/** In the transaction of the payment where somebody waits for it; the news of the payment finds it done then. */
export async function applyPaidLine(ctx: CompanyCtx, orderId: string, line: StoredLine): Promise<void> {
  const rental = await lockRental(ctx, line.subjectId);
  if (!rental || !(await claimPaidLine(ctx, orderId, line))) return;
  const usedCents =
    line.kind === 'extension' ? await applyExtension(ctx, rental, line) : await applySurcharge(ctx, rental, line);
  if (usedCents === null) await refundLine(ctx, rental, orderId, line);
  else if (usedCents < line.totalCents) await giveBack(ctx, rental, orderId, line.totalCents - usedCents, 'overlap');
  await notifyStaff(ctx, [rental.id]);
}

/** The paid time is no longer available: refunds it and tells the customer why. */
async function refundLine(ctx: CompanyCtx, rental: Rental, orderId: string, line: StoredLine): Promise<void> {
  await returnPaidLine(ctx, orderId, line);
  await releaseLonger(ctx, rental, { orderId });
  await giveBack(ctx, rental, orderId, line.totalCents, line.kind);
  const amount = moneyIn(languageOf(rental), line.totalCents);
  await mailRenter(ctx, rental, { what: `${line.kind}_refunded`, params: { amount } });
}

/** The orders module mails the customer. */
async function giveBack(
  ctx: CompanyCtx,
  rental: Rental,
  orderId: string,
  amountCents: number,
  why: string,
): Promise<void> {
  const reason = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in('de')(`rental.refund_reason.${why}`);
  if (amountCents > 0) await refundOrder(ctx, orderId, { amountCents, reason });
  await logStep(ctx, rental, { kind: 'refunded', person: HOUSE, data: { amountCents, reason } });
}
