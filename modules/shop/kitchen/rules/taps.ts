import type { FulfilmentState } from '@fachwerk/fulfilment/contract';
import { promiseFor } from '@fachwerk/fulfilment/rules/promise';
import type { Ticket } from '../contract.ts';

/** What somebody has tapped and the server may not know yet. */
export type Tap = {
  readonly tapId: string;
  readonly orderId: string;
  readonly from: FulfilmentState;
  readonly to: 'accepted' | 'making' | 'ready' | 'on_way' | 'done' | 'refused';
  readonly promisedMinutes?: number | undefined;
  readonly reason?: string;
  /** By the clock of the tablet. */
  readonly tappedAt: number;
};

/** `savedState`: as the server has it. A door is not opened for what is still on its way there. */
export type ShownTicket = Ticket & { readonly savedState: FulfilmentState };

/** As the server has them. Those that say what they said before are the same objects: a weak tablet draws only what has changed. */
export function asSaved(tickets: readonly Ticket[], before: readonly ShownTicket[]): ShownTicket[] {
  const known = new Map(before.map((ticket) => [ticket.orderId, ticket]));
  return tickets.map((ticket) => {
    const saved = { ...ticket, savedState: ticket.state };
    const old = known.get(ticket.orderId);
    return old && JSON.stringify(old) === JSON.stringify(saved) ? old : saved;
  });
}

/** The tickets as they will be when the taps have arrived; one that no longer fits changes nothing. */
export function withTaps(tickets: readonly ShownTicket[], taps: readonly Tap[], now: Date): ShownTicket[] {
  return tickets.map((ticket) =>
    taps
      .filter(({ orderId }) => orderId === ticket.orderId)
      .reduce((shown, tap) => (shown.state === tap.from ? tapped(shown, tap, now) : shown), ticket),
  );
}

function tapped(ticket: ShownTicket, { to, promisedMinutes }: Tap, now: Date): ShownTicket {
  const promisedAt = to === 'accepted' ? promiseFor(ticket, promisedMinutes, now) : ticket.promisedAt;
  return { ...ticket, state: to, stateSince: now, promisedAt };
}

/** Later taps on the same order build on one that was refused: they go with it. */
export function withoutRefused(taps: readonly Tap[], { orderId }: Tap): Tap[] {
  return taps.filter((tap) => tap.orderId !== orderId);
}

/** Where and when a finger came down. */
export type Touch = { readonly orderId: string; readonly x: number; readonly y: number; readonly at: number };

const SAME_SPOT_PX = 48;
const SAME_FINGER_MS = 600;

/** The second half of a double tap: it meant the ticket that was there, not the one that has just moved up under the finger. */
export function isSlipped(touch: Touch, last: Touch | undefined): boolean {
  if (!last || last.orderId === touch.orderId || touch.at - last.at > SAME_FINGER_MS) return false;
  return Math.hypot(touch.x - last.x, touch.y - last.y) <= SAME_SPOT_PX;
}
