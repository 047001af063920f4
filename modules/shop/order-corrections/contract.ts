import { type CapabilityCatalog, change } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { line } from '@fachwerk/base/schema';
import { Choice } from '@fachwerk/item-options/contract';
import { MOST_OF_A_LINE } from '@fachwerk/orders/contract';
import { OrderRow } from '@fachwerk/orders/contract-staff';
import { RefundWay } from '@fachwerk/payments/contract';
import * as z from 'zod/mini';

const MOST_CHANGES = 100;
const Cents = z.int().check(z.minimum(0), z.maximum(10_000_000));
const Position = z.int().check(z.minimum(1));

/** What else was sold: an item that was chosen, which leaves the stock, or words alone. */
export const AddedLine = z.object({
  title: line(200, 1),
  detail: z.optional(line(400)),
  choice: z.optional(Choice),
  /** For the kitchen. */
  note: z.optional(line(200)),
  quantity: z.int().check(z.minimum(1), z.maximum(MOST_OF_A_LINE)),
  unitCents: Cents,
  vatPercent: z.int().check(z.minimum(0), z.maximum(99)),
});
export type AddedLine = z.infer<typeof AddedLine>;

/** So many pieces of a line are taken back; fewer than it has. */
const Reduced = z.object({ position: Position, quantity: z.int().check(z.minimum(1), z.maximum(MOST_OF_A_LINE)) });

export const Correction = z.object({
  removed: z.array(Position).check(z.maxLength(MOST_CHANGES)),
  reduced: z.optional(z.array(Reduced).check(z.maxLength(MOST_CHANGES))),
  repriced: z.array(z.object({ position: Position, unitCents: Cents })).check(z.maxLength(MOST_CHANGES)),
  added: z.array(AddedLine).check(z.maxLength(MOST_CHANGES)),
});
export type Correction = z.infer<typeof Correction>;

/** What a step of a paid order keeps of its correction: its lines stay as they were sold, so the next one goes on from here. */
export const KeptCorrection = z.object({
  positions: z.array(Position),
  prices: z.array(z.object({ position: Position, unitCents: Cents })),
  reduced: z.optional(z.array(Reduced)),
});

export const orderCorrectionCapabilities = {
  'orders.correct': { roles: ['administrator', 'management', 'staff'] },
} as const satisfies CapabilityCatalog;

export const orderCorrectionProblems = {
  'correction.nothing': 422,
  /** Without any line it is cancelled, not corrected. */
  'correction.empty': 422,
  /** A discount would be more than what it is on. */
  'correction.below_zero': 422,
  /** Paid, or invoiced: less can go back, more is another order. */
  'correction.only_less': 409,
  'correction.line_unknown': 422,
  /** No fewer than one stays; none is a line that is removed. */
  'correction.too_many': 422,
  /** At a provider, for the amount of before. */
  'correction.being_paid': 409,
} as const satisfies ProblemCatalog;
export type OrderCorrectionProblem = keyof typeof orderCorrectionProblems;

export const orderCorrectionApi = {
  correct: change({
    method: 'POST',
    path: '/private/order/correct',
    access: 'staff:orders.correct',
    repeats: 'version',
    summary:
      'Adds and removes lines and changes prices; what was paid too much goes back, with a correction of the invoice.',
    input: z.extend(Correction, {
      orderId: z.uuid(),
      /** The one that was read. */
      version: z.int(),
      reason: line(300, 1),
      /** What comes off goes back into the stock; false: it is lost or broken. */
      isRestocked: z._default(z.boolean(), true),
      /** Of what had been paid to people: so the difference was given back already. */
      way: z.optional(RefundWay),
    }),
    output: OrderRow,
  }),
};
