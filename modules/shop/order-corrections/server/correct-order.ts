import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import { type Order, orderProblems } from '@fachwerk/orders/contract';
import {
  askForRefund,
  auditOrder,
  findInvoice,
  issueCredit,
  letterTo,
  linesOf,
  listSteps,
  lockOrUnknown,
  noteStep,
  notifyWatchers,
  readRow,
  replaceLines,
  type StoredLine,
  writeOrdered,
} from '@fachwerk/orders/facade-record';
import { isPaid } from '@fachwerk/orders/rules/payment';
import { totalsOf, type VatShare } from '@fachwerk/orders/rules/vat';
import { renewPromise } from '@fachwerk/pay-later/facade';
import { paymentsOf } from '@fachwerk/payments/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { type Correction, type orderCorrectionApi, orderCorrectionProblems } from '../contract.ts';
import { correctedLines, differenceOf, remainingLines, takenBack, whyNotCorrect } from '../rules/correcting.ts';
import { goodsCorrected, linesMoved } from './facade-hooks.ts';

const problem = problemsOf({ ...orderProblems, ...orderCorrectionProblems });

/**
 * What was paid stays as it was sold, and the difference goes back at its own rate, with a correction of the invoice. What is still to be
 * paid is sold anew: its lines change, and so does what is asked for.
 */
export const correctOrder: UseCase<typeof orderCorrectionApi.correct> = async (ctx, input) => {
  const { orderId, version, reason, way, isRestocked, ...correction } = input;
  const order = await lockOrUnknown(ctx, orderId);
  if (order.version !== version) throw problem('order.changed_meanwhile');
  const owner = inCompany(ctx, order.companyId);
  const lines = remainingLines(await linesOf(owner, order.id), await listSteps(owner, order.id));
  const invoice = await findInvoice(owner, order.id);
  const payments = await paymentsOf(owner, order.id);
  const refusal = whyNotCorrect({ ...order, hasInvoice: invoice !== undefined, payments }, lines, correction);
  if (refusal) throw problem(refusal, { number: order.number });
  await moveStock(owner, order, lines, correction, isRestocked);
  await moveLines(owner, order, lines, correction);
  const after = correctedLines(lines, correction);
  const difference = differenceOf(lines, after);
  const told = { cents: totalsOf(difference).grossCents, reason };
  const { removed: positions, repriced: prices, reduced = [] } = correction;
  const kept = isPaid(order.paymentState) && { positions, prices, reduced };
  const words = wordsOf(lines, correction);
  await noteStep(owner, order.id, 'corrected', { amountCents: told.cents, reason, ...words, ...kept });
  if (isPaid(order.paymentState)) await giveBack(owner, order, difference, { reason, way });
  else await sellAnew(owner, order, after, { difference, reason, hasInvoice: invoice !== undefined });
  await auditOrder(owner, order, 'order.corrected', { totalCents: order.totalCents }, { ...told, ...correction });
  await notifyWatchers(owner, [order.id]);
  return readRow(ctx, orderId);
};

async function moveStock(
  ctx: CompanyCtx,
  { id: orderId }: Order,
  lines: readonly StoredLine[],
  correction: Correction,
  isRestocked: boolean,
): Promise<void> {
  await ctx.app.hooks.find(goodsCorrected)?.(ctx, {
    orderId,
    removed: takenBack(lines, correction),
    isRestocked,
    added: correction.added.flatMap(({ choice, quantity }) => (choice ? [{ choice, quantity }] : [])),
  });
}

/** Paid, every line keeps its place; sold anew, those that are left close up. */
async function moveLines(
  ctx: CompanyCtx,
  { id: orderId, paymentState }: Order,
  lines: readonly StoredLine[],
  { removed }: Pick<Correction, 'removed'>,
): Promise<void> {
  const left = lines
    .filter(({ position }) => !removed.includes(position))
    .map(({ position: was }, at) => ({ was, is: isPaid(paymentState) ? was : at + 1 }));
  await ctx.app.hooks.find(linesMoved)?.(ctx, { orderId, left });
}

function wordsOf(lines: readonly StoredLine[], correction: Correction) {
  const { added } = correction;
  return {
    removed: takenBack(lines, correction).map(({ position, quantity, title }) =>
      correction.removed.includes(position) ? title : `${quantity} × ${title}`,
    ),
    added: added.map(({ title }) => title),
  };
}

type Back = { readonly reason: string; readonly way: Parameters<typeof askForRefund>[2]['way'] };

async function giveBack(ctx: CompanyCtx, order: Order, difference: readonly VatShare[], { reason, way }: Back) {
  const amountCents = -totalsOf(difference).grossCents;
  if (amountCents > 0) await askForRefund(ctx, order, { amountCents, reason, way, shares: difference });
}

type Anew = { readonly difference: readonly VatShare[]; readonly reason: string; readonly hasInvoice: boolean };

async function sellAnew(
  ctx: CompanyCtx,
  order: Order,
  after: Parameters<typeof replaceLines>[2],
  { difference, reason, hasInvoice }: Anew,
): Promise<void> {
  const { order: saved, lines } = await replaceLines(ctx, order, after);
  if (hasInvoice) {
    const amountCents = -totalsOf(difference).grossCents;
    await issueCredit(ctx, saved, { refundId: null, amountCents, reason, shares: difference });
  }
  if (!saved.laterOption) return;
  await renewPromise(ctx, saved);
  const letter = await letterTo(ctx, saved);
  const thanks = letter.t('mail.corrected.text', { number: saved.number, reason });
  await writeOrdered(ctx, saved, letter, { kind: 'corrected', thanks, lines, invoice: null });
}
