import { dayOf, type Weekday } from '@fachwerk/base/time';
import { currentLocale, useText } from '@fachwerk/react/texts';
import { formatDay, formatTime } from '@fachwerk/react/time';
import { useMemo } from 'react';
import type { Interval, OpeningHours } from '../contract.ts';
import type { Holiday } from '../rules/holidays.ts';
import { isOpenAt, nextChange } from '../rules/opening-hours.ts';
import { adminDe } from '../texts/admin.de.ts';

/** Opening hours as a person says them. */
export function useHoursLabels() {
  const t = useText(adminDe);
  return useMemo(() => {
    const interval = ({ from, to }: Interval) => t('hours.interval', { from, to });
    const intervals = (all: readonly Interval[]) => all.map(interval).join(', ') || t('hours.closed');
    const short = (day: Weekday) => t(`weekday.short.${day}`);
    const days = (run: readonly Weekday[]) => {
      const [first, last] = [run[0], run.at(-1)];
      if (!first || !last) return '';
      return run.length < 3 ? run.map(short).join(', ') : t('hours.days', { first: short(first), last: short(last) });
    };
    return {
      interval,
      intervals,
      short,
      days,
      onHolidays: t('hours.on_holidays'),
      /** „geöffnet bis 22:00“, „öffnet Mo 08:00“. */
      now: (hours: OpeningHours, timeZone: string, now: Date) => {
        const isOpen = isOpenAt(hours, timeZone, now);
        const change = nextChange(hours, timeZone, now);
        if (!change) return isOpen ? t('hours.now.always') : t('hours.now.never');
        const at = momentWords(change.at, timeZone, now);
        return change.kind === 'closes' ? t('hours.now.closes', { at }) : t('hours.now.opens', { at });
      },
      holiday: ({ nameDe, nameEn }: Holiday) => (currentLocale().startsWith('de') ? nameDe : nameEn),
      /** Fr., 25.12.2026 */
      date: (on: string) => formatDay(on, { weekday: 'short', day: '2-digit', month: '2-digit', year: 'numeric' }),
    };
  }, [t]);
}

const WEEK_DAYS = 7;

/** As little as it takes to be clear: today only the time, this week the day too, later the date. */
function momentWords(at: Date, timeZone: string, now: Date): string {
  const days = dayOf(now, timeZone).until(dayOf(at, timeZone)).days;
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const day =
    days === 0
      ? {}
      : days < WEEK_DAYS
        ? ({ weekday: 'short' } as const)
        : ({ day: '2-digit', month: '2-digit' } as const);
  return formatTime(at, { ...day, ...time }, timeZone);
}
