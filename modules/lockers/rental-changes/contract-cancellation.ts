import { ByKey, type StayRefusal } from '@fachwerk/active-rentals/contract';
import { ask, change } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import * as z from 'zod/mini';

/** What the renter is told before they call a booking off, and afterwards. */
export const Cancellation = z.object({
  /** A problem code; null while it can be called off. */
  whyNot: z.nullable(z.string()),
  isCancelled: z.boolean(),
  /** What would go back now; of a booking that is off, what has gone or goes back. */
  refundCents: z.int(),
});
export type Cancellation = z.infer<typeof Cancellation>;

export const cancellationProblems = {
  'rental.begun': 409,
  /** Meanwhile something else would go back than was shown. */
  'rental.refund_changed': 409,
} as const satisfies ProblemCatalog;
export type CancellationProblem = keyof typeof cancellationProblems;
export type CancellationRefusal = CancellationProblem | StayRefusal;

export const cancellationApi = {
  show: ask({
    method: 'POST',
    path: '/public/rental/cancellation',
    access: 'site',
    summary: 'Whether the booking behind a key can be called off, and what goes back.',
    input: ByKey,
    output: Cancellation,
  }),
  cancel: change({
    method: 'POST',
    path: '/public/rental/cancel',
    access: 'site',
    repeats: 'key',
    evenReadOnly: true,
    triesPerMinute: 20,
    summary:
      'Calls off a booking that has not begun; `refundCents` is what was shown. A second time it stays as it is.',
    input: z.extend(ByKey, { refundCents: z.int().check(z.minimum(0)) }),
    output: Cancellation,
  }),
};
