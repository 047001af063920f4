import { minutesBetween } from '@fachwerk/base/time';
import { localText } from '@fachwerk/logs/rules/time-range';
import { currentLocale, type Say } from '@fachwerk/react/texts';
import { formatDateTime } from '@fachwerk/react/time';
import type { AccessRight } from '@fachwerk/rental-changes/contract';
import type { RentalPhase } from '@fachwerk/stays/contract';
import type { adminDe } from '../../texts/admin.de.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

type Timed = Pick<AccessRight, 'phase' | 'startsAt' | 'endsAt' | 'endedAt' | 'timeZone'>;

/** The server said it a while ago: a running rental whose end has come since is in its time of grace. */
export function phaseNow({ phase, endsAt }: Pick<AccessRight, 'phase' | 'endsAt'>, now: Date): RentalPhase {
  return phase === 'running' && endsAt <= now ? 'grace' : phase;
}

/** How much of its time is left, or how long it is over. */
export function restWords(right: Timed, now: Date, t: Say<typeof adminDe>): string {
  switch (phaseNow(right, now)) {
    case 'running':
      return t('access_rights.rest.running', { time: lasting(minutesBetween(now, right.endsAt)) });
    case 'grace':
    case 'overrun':
      return t('access_rights.rest.late', { time: lasting(minutesBetween(right.endsAt, now)) });
    case 'booked':
      return right.startsAt > now
        ? t('access_rights.rest.booked', { time: lasting(minutesBetween(now, right.startsAt)) })
        : t('access_rights.rest.starting');
    case 'ended':
      return right.endedAt ? t('access_rights.rest.ended', { at: formatDateTime(right.endedAt, right.timeZone) }) : '';
    default:
      return '';
  }
}

/** `2 Tage 3 Std.`, `1 Std. 5 Min.`: two units are as exact as anybody needs. */
export function lasting(minutes: number): string {
  const [days, hours] = [Math.floor(minutes / DAY), Math.floor(minutes / HOUR) % 24];
  if (days > 0) return both(unit(days, 'day'), hours > 0 && unit(hours, 'hour'));
  if (hours > 0) return both(unit(hours, 'hour'), minutes % HOUR > 0 && unit(minutes % HOUR, 'minute'));
  return unit(minutes, 'minute');
}

const both = (large: string, small: string | false) => (small ? `${large} ${small}` : large);

function unit(count: number, name: 'minute' | 'hour' | 'day'): string {
  return new Intl.NumberFormat(currentLocale(), { style: 'unit', unit: name, unitDisplay: 'short' }).format(count);
}

/** `14.11., 09:30 – 11:30`: the day is said once where it is one, the year where it is another. */
export function fromTo({ startsAt, endsAt, timeZone }: Timed, now: Date): string {
  const dayOf = (at: Date) => localText(at, timeZone).slice(0, 10);
  const format = (at: Date, withDay: boolean) =>
    new Intl.DateTimeFormat(currentLocale(), {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      ...(withDay && { day: '2-digit', month: '2-digit' }),
      ...(withDay && dayOf(at).slice(0, 4) !== dayOf(now).slice(0, 4) && { year: 'numeric' }),
    }).format(at);
  return `${format(startsAt, true)} – ${format(endsAt, dayOf(startsAt) !== dayOf(endsAt))}`;
}
