import type { TypeHours } from '@fachwerk/shop/contract';

const MINUTE_MS = 60_000;
/** From here on seconds count. */
const CLOSE_MS = 10 * MINUTE_MS;
/** Further away than this a time of day says more than a number of hours. */
const FAR_MS = 2 * 60 * MINUTE_MS;

/** How the time until something is said: to the second, to the minute, or by the clock. */
export type Countdown =
  | { readonly kind: 'seconds'; readonly text: string }
  | { readonly kind: 'minutes'; readonly minutes: number }
  | { readonly kind: 'at'; readonly at: Date };

export function countdownTo(at: Date, now: Date): Countdown {
  const ms = Math.max(0, at.getTime() - now.getTime());
  if (ms > FAR_MS) return { kind: 'at', at };
  if (ms > CLOSE_MS) return { kind: 'minutes', minutes: Math.ceil(ms / MINUTE_MS) };
  const seconds = Math.ceil(ms / 1000);
  return { kind: 'seconds', text: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` };
}

/** Which of the bar's sentences fits: "Schließt in …" or, further away, "Schließt um …". */
export function barKey({ state, at }: Pick<TypeHours, 'state' | 'at'>, now: Date): string {
  if (state === 'open') return 'menu.bar.open';
  if (!at) return state === 'paused' ? 'menu.bar.paused' : 'menu.bar.closed_for_now';
  const way = countdownTo(at, now).kind === 'at' || state === 'already_closed' || state === 'closed' ? 'at' : 'in';
  return `menu.bar.${state}_${way}`;
}
