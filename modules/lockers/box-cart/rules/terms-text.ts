import { OverrunTerms } from '@fachwerk/rentals/contract-site';
import * as z from 'zod/mini';

/** What staying too long costs, as a line of the cart carries it: an order names it, so that nothing else is agreed to. */
export const termsText = ({ graceMinutes, overrunCentsPerHour, overrunSince }: OverrunTerms): string =>
  `${graceMinutes}:${overrunCentsPerHour}:${overrunSince}`;

/** And back; null where a line has none. */
export function termsFrom(text: string): OverrunTerms | null {
  const [graceMinutes, overrunCentsPerHour, overrunSince] = text.split(':');
  const terms = { graceMinutes: Number(graceMinutes), overrunCentsPerHour: Number(overrunCentsPerHour), overrunSince };
  return z.safeParse(OverrunTerms, terms).data ?? null;
}
