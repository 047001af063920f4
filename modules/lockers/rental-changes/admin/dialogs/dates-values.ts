import { instantOf, localText } from '@fachwerk/logs/rules/time-range';
import * as z from 'zod/mini';
import type { AccessRight } from '../../contract.ts';
import type { Dates } from '../../rules/dates.ts';
import { NOT_SETTLED, settlingFields } from './settling-values.ts';

/** As fields for day and time have them, in the zone of the location. */
export const DateTexts = z.object({ startsAt: z.string(), endsAt: z.string(), ...settlingFields, version: z.int() });
export type DateTexts = z.infer<typeof DateTexts>;

type Dated = Pick<AccessRight, 'startsAt' | 'endsAt' | 'timeZone' | 'version'>;

export function textsOf({ startsAt, endsAt, timeZone, version }: Dated): DateTexts {
  return { startsAt: localText(startsAt, timeZone), endsAt: localText(endsAt, timeZone), ...NOT_SETTLED, version };
}

/** What the fields mean; a field nobody touched means its instant to the second. Null while one of them says nothing. */
export function datesOf(texts: Pick<DateTexts, 'startsAt' | 'endsAt'>, dated: Dated): Dates | null {
  const before = textsOf(dated);
  const instant = (name: 'startsAt' | 'endsAt') =>
    texts[name] === before[name] ? dated[name] : instantOf(texts[name], dated.timeZone);
  const [startsAt, endsAt] = [instant('startsAt'), instant('endsAt')];
  return startsAt && endsAt && { startsAt, endsAt };
}
