import { formatDuration, formatTime, localDay } from '@fachwerk/base/format-time';
import { HOUSE_ZONE } from '@fachwerk/base/time';
import { useLocale } from '@fachwerk/site/texts';
import { countdownTo } from '../../rules/countdown.ts';

/** "9:59", "2 Std. 5 Min.", or the time of day, with the day where it is another one. */
export function useTimeUntil(): (at: Date, now: Date) => string {
  const locale = useLocale();
  return (at, now) => {
    const until = countdownTo(at, now);
    if (until.kind === 'seconds') return until.text;
    if (until.kind === 'minutes') return formatDuration(until.minutes, locale);
    const isToday = localDay(at, HOUSE_ZONE) === localDay(now, HOUSE_ZONE);
    return formatTime(at, HOUSE_ZONE, locale, isToday ? 'time' : 'weekdayTime');
  };
}
