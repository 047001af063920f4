import { rememberKeys } from '@fachwerk/active-rentals/facade-opening';
import { dueCents } from '@fachwerk/active-rentals/rules/overrun';
import { isUnsettled } from '@fachwerk/active-rentals/rules/rental-phase';
import { addMinutes } from '@fachwerk/base/time';
import type { OrderRental } from '@fachwerk/cart/contract';
import type { Ordered } from '@fachwerk/cart/facade-lines';
import type { LineKind, Order } from '@fachwerk/orders/contract';
import type { StoredLine } from '@fachwerk/orders/facade';
import type { Rental } from '@fachwerk/rentals/contract';
import { rentalsWithKeys } from '@fachwerk/rentals/facade-renter';
import type { SiteCtx } from '@fachwerk/server/ctx';

/** An extension or extra payment follows its payment within a moment; until then nobody is told the old state. Later it may have been changed again. */
const FOLLOWING_MINUTES = 2;

const isRecent = ({ paidAt }: Order, now: Date) => paidAt === null || addMinutes(paidAt, FOLLOWING_MINUTES) > now;

/** What was rented, for whoever has the secret of the order; the way in only for whoever may have it. */
export async function describeRentals(
  scoped: SiteCtx,
  { order, lines, hasKeys, isRefunded }: Ordered,
): Promise<OrderRental[]> {
  const ids = lines.map(({ subjectId }) => subjectId);
  const rentals = await rentalsWithKeys(scoped, ids);
  // A payment is known a moment before its order says so.
  const isJustPaid = !isRefunded && isRecent(order, scoped.now);
  const isWaiting = (rental: Rental) =>
    lines.some((line) => line.subjectId === rental.id && WAITS_FOR[line.kind]?.(rental, line.data));
  const known = rentals.filter(({ rental }) => !isJustPaid || !isWaiting(rental));
  const described = known.map(({ rental, key }) => ({
    key: hasKeys && isUnsettled(rental, scoped.now) ? key : null,
    title: lines.find(({ subjectId }) => subjectId === rental.id)?.title ?? '',
    state: rental.state,
    startsAt: rental.startsAt,
    endsAt: rental.endsAt,
    timeZone: rental.timeZone,
    dueCents: dueCents(rental, scoped.now),
  }));
  // Whoever has paid here finds the way back on every page.
  rememberKeys(
    scoped,
    described.flatMap(({ key }) => key ?? []),
  );
  return described;
}

/** Whether what was paid for has not reached the rental yet. */
const WAITS_FOR: Partial<Record<LineKind, (rental: Rental, data: StoredLine['data']) => boolean>> = {
  extension: ({ endsAt }, data) => endsAt < new Date(String(data.endsAt)),
  surcharge: ({ paidUntil, chargeCents }, data) => {
    if (!data.paidUntil) return chargeCents > 0 && chargeCents >= Number(data.chargeCents);
    return paidUntil === null || paidUntil < new Date(String(data.paidUntil));
  },
};
