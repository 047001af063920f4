import { addMinutes } from '@fachwerk/base/time';
import type { OpeningHours } from '@fachwerk/opening-hours/contract';
import { nextChange } from '@fachwerk/opening-hours/rules/opening-hours';

type Longer = 'hour' | 'day' | 'closing';

type Running = { readonly endsAt: Date; readonly timeZone: string };

/** Where a rental would end that somebody on the phone wants longer; from now on where its end has passed. */
export function longerEnds({ endsAt, timeZone }: Running, now: Date, hours: OpeningHours | undefined) {
  const from = endsAt > now ? endsAt : now;
  const next = hours && nextChange(hours, timeZone, from);
  const ends: [Longer, Date][] = [
    ['hour', addMinutes(from, 60)],
    ['day', addMinutes(from, 24 * 60)],
  ];
  if (next?.kind === 'closes') ends.push(['closing', next.at]);
  return ends;
}
