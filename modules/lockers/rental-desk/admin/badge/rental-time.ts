import type { RentalPhase } from '@fachwerk/active-rentals/contract';
import { formatDuration } from '@fachwerk/base/format-time';
import { minutesBetween } from '@fachwerk/base/time';
import { localText } from '@fachwerk/logs/rules/time-range';
import { currentLocale, type Translate } from '@fachwerk/react/texts';
import { formatDateTime, formatTime } from '@fachwerk/react/time';
import type { AccessRight } from '@fachwerk/rental-changes/contract';
import type { adminDe } from '../../texts/admin.de.ts';

type Timed = Pick<AccessRight, 'phase' | 'startsAt' | 'endsAt' | 'endedAt' | 'timeZone'>;

/** The server said it a while ago: a running rental whose end has come since is in its time of grace. */
export function phaseNow({ phase, endsAt }: Pick<AccessRight, 'phase' | 'endsAt'>, now: Date): RentalPhase {
  return phase === 'running' && endsAt <= now ? 'grace' : phase;
}

/** How much of its time is left, or how long it is over. */
export function restWords(right: Timed, now: Date, t: Translate<typeof adminDe>): string {
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

/** What happens to it next, and when; for one that is over, when it ended. */
export function nextWords(right: Timed, now: Date, t: Translate<typeof adminDe>): string {
  switch (phaseNow(right, now)) {
    case 'running':
      return t('access_rights.upcoming.ends', { time: lasting(minutesBetween(now, right.endsAt)) });
    case 'grace':
      return t('access_rights.upcoming.grace', { time: lasting(minutesBetween(right.endsAt, now)) });
    case 'overrun':
      return t('access_rights.upcoming.overrun', { time: lasting(minutesBetween(right.endsAt, now)) });
    case 'held':
    case 'ordered':
      return t('access_rights.upcoming.payment');
    default:
      return restWords(right, now, t);
  }
}

export const lasting = (minutes: number): string => formatDuration(minutes, currentLocale());

/** `14.11., 09:30 – 11:30`: the day is said once where it is one, the year where it is another. */
export function fromTo({ startsAt, endsAt, timeZone }: Timed, now: Date): string {
  const dayOf = (at: Date) => localText(at, timeZone).slice(0, 10);
  const format = (at: Date, withDay: boolean) =>
    formatTime(
      at,
      {
        hour: '2-digit',
        minute: '2-digit',
        ...(withDay && { day: '2-digit', month: '2-digit' }),
        ...(withDay && dayOf(at).slice(0, 4) !== dayOf(now).slice(0, 4) && { year: 'numeric' }),
      },
      timeZone,
    );
  return `${format(startsAt, true)} – ${format(endsAt, dayOf(startsAt) !== dayOf(endsAt))}`;
}
