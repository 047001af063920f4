import { formatDuration, formatTime, localDay } from '@fachwerk/base/format-time';
import { addMinutes, HOUSE_ZONE } from '@fachwerk/base/time';
import { useLocale } from '@fachwerk/site/texts';
import { countdownTo } from '../../rules/countdown.ts';

const NIGHT_HOURS = 5;
const addHours = (at: Date, hours: number) => addMinutes(at, hours * 60);

/** "9:59", "2 Std. 5 Min.", or the time of day, with the day where it is another one. */
export function useTimeUntil(): (at: Date, now: Date) => string {
  const locale = useLocale();
  return (at, now) => {
    const until = countdownTo(at, now);
    if (until.kind === 'seconds') return until.text;
    if (until.kind === 'minutes') return formatDuration(until.minutes, locale);
    // The small hours belong to the evening before.
    const isTonight = localDay(addHours(at, -NIGHT_HOURS), HOUSE_ZONE) <= localDay(now, HOUSE_ZONE);
    return formatTime(at, HOUSE_ZONE, locale, isTonight ? 'time' : 'weekdayTime');
  };
}
