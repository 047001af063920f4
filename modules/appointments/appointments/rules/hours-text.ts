import { WEEKDAYS, type Weekday } from '@fachwerk/base/time';
import type { WorkingTime } from '../contract.ts';

/** Formats a day's hours: `09:00–12:30, 13:30–18:00`. */
export function hoursText(hours: readonly WorkingTime[], day: Weekday): string {
  return hours
    .filter((each) => each.day === day)
    .map(({ from, until }) => `${from}–${until}`)
    .sort()
    .join(', ');
}

/** Parses a day's hours; null if invalid. `9-12` is nine to twelve o'clock. */
export function hoursFrom(text: string, day: Weekday): WorkingTime[] | null {
  const parts = text.split(/[,;]/).map((part) => part.trim());
  if (parts.every((part) => part === '')) return [];
  const found = parts.map((part) => /^(\d{1,2})(?:[:.](\d{2}))?\s*(?:-|–|bis)\s*(\d{1,2})(?:[:.](\d{2}))?$/.exec(part));
  if (found.some((match) => !match)) return null;
  const times = found.map((match) => {
    const [, fromHour, fromMinute = '00', untilHour, untilMinute = '00'] = match!;
    return {
      day,
      from: `${fromHour!.padStart(2, '0')}:${fromMinute}`,
      until: `${untilHour!.padStart(2, '0')}:${untilMinute}`,
    };
  });
  return times.every(({ from, until }) => isTime(from) && isTime(until)) ? times : null;
}

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(text);

/** Groups days with the same hours: `monday`–`friday`. */
export function weekOf(hours: readonly WorkingTime[]): { from: Weekday; until: Weekday; text: string }[] {
  const runs: { from: Weekday; until: Weekday; text: string }[] = [];
  let previous = '';
  for (const day of WEEKDAYS) {
    const text = hoursText(hours, day);
    if (text !== '' && text === previous) runs.at(-1)!.until = day;
    else if (text !== '') runs.push({ from: day, until: day, text });
    previous = text;
  }
  return runs;
}
