import type { Order, OrderLine, OrderProblem } from '@fachwerk/orders/contract';
import type { OrderStep } from '@fachwerk/orders/contract-staff';
import { isPaid, refundableCents } from '@fachwerk/orders/rules/payment';
import { shareOf, totalsOf, type VatShare, vatShares } from '@fachwerk/orders/rules/vat';
import type { PaymentStory } from '@fachwerk/payments/contract';
import * as z from 'zod/mini';
import { type Correction, KeptCorrection, type OrderCorrectionProblem } from '../contract.ts';

type Line = OrderLine & { readonly position: number };
type DraftLine = Omit<OrderLine, 'subjectId'> & { readonly subjectId: string | null };

/**
 * The lines as they stand after what was corrected before. What is paid keeps its lines as they were sold; without this the same line could
 * be given back twice, with the stock of another one that is like it.
 */
export function remainingLines<L extends Line>(
  lines: readonly L[],
  steps: readonly Pick<OrderStep, 'kind' | 'data'>[],
): L[] {
  return steps
    .filter(({ kind }) => kind === 'corrected')
    .flatMap(({ data }) => z.safeParse(KeptCorrection, data).data ?? [])
    .reduce(
      (left, { positions, prices, reduced = [] }) =>
        left
          .filter(({ position }) => !positions.includes(position))
          .map((each) => ({
            ...each,
            ...prices.find(({ position }) => position === each.position),
            quantity: each.quantity - reducedBy(reduced, each),
          })),
      [...lines],
    );
}

const reducedBy = (reduced: NonNullable<Correction['reduced']>, { position }: Pick<Line, 'position'>): number =>
  reduced.find((each) => each.position === position)?.quantity ?? 0;

/** The lines as they are to be; what was added comes last. */
export function correctedLines(
  lines: readonly Line[],
  { removed, reduced = [], repriced, added }: Correction,
): DraftLine[] {
  const kept = lines
    .filter(({ position }) => !removed.includes(position))
    .map(({ position, ...line }) => ({
      ...line,
      quantity: line.quantity - reducedBy(reduced, { position }),
      unitCents: repriced.find((each) => each.position === position)?.unitCents ?? line.unitCents,
    }));
  const sold = added.map(({ choice, detail = '', note = '', ...line }) => ({
    ...line,
    detail: [detail, note && `„${note}“`].filter(Boolean).join(' · '),
    kind: 'item' as const,
    subjectId: choice?.itemId ?? null,
    data: choice ? { choice, note } : {},
  }));
  return [...kept, ...sold];
}

/** What comes back of the lines: those that go, and of others so many pieces. */
export function takenBack<L extends Line>(lines: readonly L[], { removed, reduced = [] }: Correction): L[] {
  return lines.flatMap((line) => {
    const quantity = removed.includes(line.position) ? line.quantity : reducedBy(reduced, line);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

/** How much more (or less, below zero) it costs then, by rate. */
export function differenceOf(before: readonly DraftLine[], after: readonly DraftLine[]): VatShare[] {
  const [old, now] = [vatShares(before), vatShares(after)];
  const rates = [...new Set([...old, ...now].map(({ vatPercent }) => vatPercent))].toSorted((a, b) => b - a);
  const grossOf = (shares: readonly VatShare[], rate: number) =>
    shares.find(({ vatPercent }) => vatPercent === rate)?.grossCents ?? 0;
  return rates
    .map((rate) => shareOf(rate, grossOf(now, rate) - grossOf(old, rate)))
    .filter(({ grossCents }) => grossCents !== 0);
}

type Known = Pick<
  Order,
  'giftCents' | 'status' | 'paymentState' | 'paidCents' | 'refundPendingCents' | 'refundedCents'
> & {
  readonly hasInvoice: boolean;
  readonly payments: readonly Pick<PaymentStory, 'provider' | 'state'>[];
};
type Refusal = OrderCorrectionProblem | Extract<OrderProblem, 'order.canceled' | 'order.refund_too_high'>;

/** Why an order cannot be corrected like this, or null. */
export function whyNotCorrect(order: Known, lines: readonly Line[], correction: Correction): Refusal | null {
  if (order.status === 'canceled') return 'order.canceled';
  const { removed, repriced, reduced = [] } = correction;
  const named = [...removed, ...[...repriced, ...reduced].map(({ position }) => position)];
  if (!named.every((position) => lines.some((line) => line.position === position && isPriced(line)))) {
    return 'correction.line_unknown';
  }
  const isTooMany = ({ position, quantity }: Line) => reducedBy(reduced, { position }) >= quantity;
  if (
    new Set(reduced.map(({ position }) => position)).size < reduced.length ||
    lines.some((line) => reducedBy(reduced, line) > 0 && isTooMany(line))
  ) {
    return 'correction.too_many';
  }
  if (isBeingPaid(order)) return 'correction.being_paid';
  const after = correctedLines(lines, correction);
  // What a gift voucher has paid stays less than what it costs: otherwise it is cancelled, and ordered anew.
  const isNothingLeft = !isPaid(order.paymentState) && totalsOf(vatShares(after)).grossCents <= order.giftCents;
  if (after.length === 0 || isNothingLeft) return 'correction.empty';
  const difference = differenceOf(lines, after);
  if (difference.length === 0 && correction.added.length === 0) return 'correction.nothing';
  if (vatShares(after).some(({ grossCents }) => grossCents < 0)) return 'correction.below_zero';
  return whyNotDifference(order, difference);
}

/** Somebody may be at a provider at this moment, with the amount of before. */
const isBeingPaid = ({ paymentState, payments }: Known): boolean =>
  !isPaid(paymentState) &&
  payments.some(({ provider, state }) => provider !== 'manual' && ['created', 'started', 'pending'].includes(state));

/** Boxes have their own ways to be changed, and a discount follows what it is on. */
export const isPriced = ({ kind }: Pick<Line, 'kind'>): boolean =>
  kind !== 'rental' && kind !== 'extension' && kind !== 'surcharge';

function whyNotDifference(order: Known, difference: readonly VatShare[]): Refusal | null {
  const isSettled = isPaid(order.paymentState) || order.hasInvoice;
  if (isSettled && difference.some(({ grossCents }) => grossCents > 0)) return 'correction.only_less';
  const backCents = -totalsOf(difference).grossCents;
  return isPaid(order.paymentState) && backCents > refundableCents(order) ? 'order.refund_too_high' : null;
}
