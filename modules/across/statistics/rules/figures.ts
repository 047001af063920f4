import type { AppointmentFigures, BoxFigures, ItemFigures, OrderFigures } from '../contract.ts';

export const NO_BOXES: BoxFigures = {
  rentals: 0,
  revenueCents: 0,
  takenSeconds: 0,
  offeredSeconds: 0,
  openings: 0,
  failedOpenings: 0,
  faults: 0,
  faultSeconds: 0,
};

export const NO_ORDERS: OrderFigures = {
  orders: 0,
  turnoverCents: 0,
  cancelled: 0,
  handedOver: 0,
  handoverSeconds: 0,
  late: 0,
};

export const NO_ITEMS: ItemFigures = { orders: 0, quantity: 0, cents: 0 };

export const NO_APPOINTMENTS: AppointmentFigures = { appointments: 0, cents: 0, minutes: 0, noShows: 0, cancelled: 0 };

/** With one decimal; null where there was no box. */
export function occupancyPercent({
  takenSeconds,
  offeredSeconds,
}: Pick<BoxFigures, 'takenSeconds' | 'offeredSeconds'>) {
  return offeredSeconds > 0 ? Math.min(100, Math.round((1000 * takenSeconds) / offeredSeconds) / 10) : null;
}

/** What a rental cost on average; null without one. */
export function averageCents({ rentals, revenueCents }: BoxFigures): number | null {
  return rentals > 0 ? Math.round(revenueCents / rentals) : null;
}

/**
 * What faults probably cost: as much as the same boxes brought in the time they worked. An estimate; null where they never worked.
 */
export function lostToFaults(figures: BoxFigures): { readonly rentals: number; readonly cents: number } | null {
  const working = figures.offeredSeconds - figures.faultSeconds;
  if (figures.faultSeconds === 0) return { rentals: 0, cents: 0 };
  if (working <= 0) return null;
  const share = figures.faultSeconds / working;
  return { rentals: Math.round(figures.rentals * share * 10) / 10, cents: Math.round(figures.revenueCents * share) };
}

/** Minutes from the shop's first sight of an order to its handover; null without one. */
export function handoverMinutes({ handedOver, handoverSeconds }: OrderFigures): number | null {
  return handedOver > 0 ? Math.round(handoverSeconds / handedOver / 60) : null;
}

/** In percent, rounded; null where there was nothing to compare with. */
export function growthPercent(now: number | null, before: number | null): number | null {
  return now === null || !before ? null : Math.round(((now - before) / before) * 100);
}

export const signOf = (now: number, before: number | null): 'up' | 'down' | 'same' | null =>
  before === null ? null : now > before ? 'up' : now < before ? 'down' : 'same';

export const HOURS_OF_A_WEEK = 168;

/** Hours of a week, several places and months of it together. */
export function heatOf(
  rows: readonly { readonly takenSeconds: readonly number[]; readonly offeredSeconds: readonly number[] }[],
) {
  return Array.from({ length: HOURS_OF_A_WEEK }, (_, hour) => {
    const sum = (name: 'takenSeconds' | 'offeredSeconds') =>
      rows.reduce((total, row) => total + (row[name][hour] ?? 0), 0);
    return occupancyPercent({ takenSeconds: sum('takenSeconds'), offeredSeconds: sum('offeredSeconds') });
  });
}
