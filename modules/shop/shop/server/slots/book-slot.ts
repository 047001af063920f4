import { problemsOf } from '@fachwerk/base/problem';
import { addMinutes } from '@fachwerk/base/time';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { type Shop, shopProblems } from '../../contract.ts';
import type { DeliveryType } from '../../contract-way.ts';
import { whyNotTime } from '../../rules/order.ts';
import { type Booked, requestedSlot } from '../../rules/order-times.ts';
import { shopOf } from '../settings/shop-of.ts';
import { addBooking, type Booking, bookedSlots, countOneMore, lockBooking, takePlace } from './slot-store.ts';

const problem = problemsOf(shopProblems);

type WishedSlot = {
  /** The order; one that has a place already keeps it. */
  readonly reference: string;
  readonly type: DeliveryType;
  /** Beginning of the slot that was chosen; null: as soon as possible. */
  readonly from: Date | null;
  /** As it was read in this transaction already. */
  readonly shop?: Shop;
};

/** How full the slots are, and the place this order has already. */
export type SlotsNow = { readonly kept: Booking | undefined; readonly booked: Booked };

type BookedSlot = Booking & { readonly readyAt: Date };

/** The slot something is ready in may have begun a while ago. */
const LOOK_BACK_MINUTES = 60;

/** Can be asked for beside something else, before the place is taken. */
export async function slotsNow(
  ctx: CompanyCtx,
  { reference, type }: Pick<WishedSlot, 'reference' | 'type'>,
): Promise<SlotsNow> {
  const [kept, booked] = await Promise.all([
    lockBooking(ctx, reference),
    bookedSlots(ctx, type, addMinutes(ctx.now, -LOOK_BACK_MINUTES)),
  ]);
  return { kept, booked };
}

/**
 * Takes a place for an order, in the transaction that places it. Never more than the capacity: the row of the slot decides. Whoever wants it
 * as soon as possible gets the first slot that has room. Where as many come as want, nobody is refused: their row is counted up with the
 * commit, so that no order waits for the whole of another.
 */
export async function bookSlot(ctx: CompanyCtx, wish: WishedSlot, now?: SlotsNow): Promise<BookedSlot> {
  const { reference, type, from } = wish;
  const [shop, { kept, booked }] = await Promise.all([wish.shop ?? shopOf(ctx), now ?? slotsNow(ctx, wish)]);
  if (kept) return { ...kept, readyAt: kept.to };
  const full = new Map(booked);
  const { slotCapacity } = shop.ways[type];
  for (;;) {
    const refusal = whyNotTime(shop, type, ctx.now, from, full);
    if (refusal) throw problem(refusal);
    const slot = requestedSlot(shop, type, ctx.now, from, full)!;
    const booking = { type, from: slot.from, to: slot.to };
    const taken = { ...booking, readyAt: slot.readyAt };
    if (slotCapacity === null) {
      await ctx.db.beforeCommit(`shop.slot ${type} ${slot.from.toISOString()}`, (db) =>
        countOneMore({ ...ctx, db }, reference, booking),
      );
      return taken;
    }
    if (await takePlace(ctx, type, slot.from, slotCapacity)) {
      await addBooking(ctx, reference, booking);
      return taken;
    }
    // Somebody was quicker: that one is full, whatever was read before.
    full.set(slot.from.getTime(), slotCapacity);
  }
}
