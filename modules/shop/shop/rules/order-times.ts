import { addMinutes, dayOf, HOUSE_ZONE } from '@fachwerk/base/time';
import { type Span, spansOn } from '@fachwerk/opening-hours/rules/opening-hours';
import type { Shop } from '../contract.ts';
import type { DeliveryType } from '../contract-way.ts';
import { hoursOf, pauseAt } from './shop-hours.ts';
import { hasTimes } from './way.ts';

/** How many orders a slot has, by the instant it begins with (milliseconds). */
export type Booked = ReadonlyMap<number, number>;
/** `left`: orders that still fit; null: as many as come. */
type Slot = { readonly from: Date; readonly to: Date; readonly left: number | null };
export type FreeTimes = {
  /** Where an order belongs that is wanted as soon as possible, and when it would be ready; null: not now. */
  readonly soonest: (Slot & { readonly readyAt: Date }) | null;
  /** What a customer may choose from. */
  readonly slots: readonly Slot[];
};

const MINUTE_MS = 60_000;
const NOTHING: Booked = new Map();
/** Whoever wants it as soon as possible does not mean tomorrow. */
const MOST_WAIT_MS = 12 * 60 * MINUTE_MS;

/** What can still be had. Slots begin by the clock; the whole of one lies within the opening hours. */
export function freeTimes(shop: Shop, type: DeliveryType, now: Date, booked: Booked = NOTHING): FreeTimes {
  if (pauseAt(shop, now)) return { soonest: null, slots: [] };
  const soonest = soonestOf(shop, type, now, booked);
  const slots = [...slotsOf(shop, type, now, booked)].filter(isFree);
  return { soonest, slots };
}

/** The slot of an order that is wanted then, or as soon as possible; null: there is none. A chosen one may be full. */
export function requestedSlot(
  shop: Shop,
  type: DeliveryType,
  now: Date,
  from: Date | null,
  booked: Booked,
): FreeTimes['soonest'] {
  if (from === null) return soonestOf(shop, type, now, booked);
  for (const slot of slotsOf(shop, type, now, booked)) {
    if (slot.from > from) break;
    if (slot.from.getTime() === from.getTime()) return { ...slot, readyAt: from };
  }
  return null;
}

/** Whether there is any time at all, as long as no slot is full. */
export function hasTimeLeft(shop: Shop, type: DeliveryType, now: Date): boolean {
  return soonestReady(shop, type, now) !== null || !slotsOf(shop, type, now, NOTHING).next().done;
}

const isFree = ({ left }: Slot) => left === null || left > 0;

/** What a customer may choose from, whether it is taken or not. */
function* slotsOf(shop: Shop, type: DeliveryType, now: Date, booked: Booked): Generator<Slot> {
  if (!shop.mayChooseTime || !hasTimes(type)) return;
  const { preparationMinutes } = shop.ways[type];
  const step = shop.slotMinutes * MINUTE_MS;
  for (const { opensAt, closesAt } of openSpans(shop, type, now, shop.daysAhead)) {
    const earliest = Math.max(now.getTime(), opensAt.getTime()) + preparationMinutes * MINUTE_MS;
    for (let from = Math.ceil(earliest / step) * step; from + step <= closesAt.getTime(); from += step)
      yield slotAt(shop, type, from, booked);
  }
}

/** When an order would be ready that is wanted as soon as possible, and until when there is somebody to hand it over; null: not now. */
export function soonestReady(shop: Shop, type: DeliveryType, now: Date): { readyAt: Date; closesAt: Date } | null {
  if (!shop.mayOrderAsap && hasTimes(type)) return null;
  const readyAt = addMinutes(now, shop.ways[type].preparationMinutes);
  for (const { opensAt, closesAt } of openSpans(shop, type, now, 1)) {
    if (opensAt <= now && readyAt <= closesAt) return { readyAt, closesAt };
    if (opensAt > now) break;
  }
  return null;
}

/** It is ready within the slot's time, its end included: an order at the last moment belongs to the last slot. */
function soonestOf(shop: Shop, type: DeliveryType, now: Date, booked: Booked): FreeTimes['soonest'] {
  const ready = soonestReady(shop, type, now);
  if (!ready) return null;
  const { readyAt, closesAt } = ready;
  const step = shop.slotMinutes * MINUTE_MS;
  const first = Math.ceil(readyAt.getTime() / step) * step - step;
  for (let from = first; from < Math.min(closesAt.getTime(), first + MOST_WAIT_MS); from += step) {
    const slot = slotAt(shop, type, from, booked);
    if (isFree(slot)) return { ...slot, readyAt: from === first ? readyAt : slot.to };
  }
  return null;
}

function slotAt(shop: Shop, type: DeliveryType, from: number, booked: Booked): Slot {
  const { slotCapacity } = shop.ways[type];
  const left = slotCapacity === null ? null : Math.max(0, slotCapacity - (booked.get(from) ?? 0));
  return { from: new Date(from), to: new Date(from + shop.slotMinutes * MINUTE_MS), left };
}

/** Open times that are not over yet, of the days up to this far ahead; hours that touch each other are one. */
function* openSpans(shop: Shop, type: DeliveryType, now: Date, daysAhead: number): Generator<Span> {
  const hours = hoursOf(shop, type);
  const today = dayOf(now);
  let open: Span | null = null;
  // Yesterday's hours may go over midnight.
  for (let ahead = -1; ahead <= daysAhead; ahead++) {
    for (const span of spansOn(hours, HOUSE_ZONE, today.add({ days: ahead }))) {
      if (open && span.opensAt <= open.closesAt) {
        if (span.closesAt > open.closesAt) open = { opensAt: open.opensAt, closesAt: span.closesAt };
        continue;
      }
      if (open && open.closesAt > now) yield open;
      open = span;
    }
  }
  if (open && open.closesAt > now) yield open;
}
