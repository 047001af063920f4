import { formatDay } from '@fachwerk/base/format-time';

/** A day (`2026-11-14`) or a moment (`2026-11-14T09:30`) without a time zone, as native inputs write it. */
const DAY = /^\d{4}-\d\d-\d\d$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** Day first: `14.11.2026`, `14.11.26`, `14.11.` of this year, `14/11/2026`; followed by a time, `9:30` or `9.30`. */
const TYPED =
  /^(\d{1,2})[./-](\d{1,2})(?:[./-](\d{4}|\d{2})?)?(?:[,\s]+(?:um\s+)?(\d{1,2})(?:[:.](\d{2}))?(?:\s*(?:Uhr|h))?)?$/i;
const WRITTEN = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T\s]+(\d{1,2}):(\d{2})(?::\d{2})?)?$/;

type Shape = { readonly withTime: boolean; readonly thisYear: number };

/** Parses typed input; null if invalid. A moment without a time is the start of its day. */
export function typedDate(text: string, { withTime, thisYear }: Shape): string | null {
  const given = text.trim();
  const written = WRITTEN.exec(given);
  const typed = TYPED.exec(given);
  const [year, month, day, hour = '0', minute = '0'] = written
    ? written.slice(1)
    : typed
      ? [fullYear(typed[3], thisYear), typed[2], typed[1], typed[4], typed[5]]
      : [];
  const hasTime = (written?.[4] ?? typed?.[4]) !== undefined;
  if (!year || !month || !day || (hasTime && !withTime)) return null;
  const on = `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!isRealDay(on) || Number(hour) > 23 || Number(minute) > 59) return null;
  return withTime ? `${on}T${hour.padStart(2, '0')}:${minute.padStart(2, '0')}` : on;
}

function fullYear(typed: string | undefined, thisYear: number): string {
  if (!typed) return String(thisYear);
  return typed.length === 2 ? `20${typed}` : typed;
}

/** February has no 31st. */
function isRealDay(on: string): boolean {
  const at = new Date(`${on}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(on);
}

export const isDateText = (value: string) => DAY.test(value) || MOMENT.test(value);

/** Display form in the product's language; invalid input stays as typed. */
export function shownDate(value: string, locale: string): string {
  if (!isDateText(value)) return value;
  const [on = '', time] = value.split('T');
  const day = formatDay(on, locale);
  return time ? `${day}, ${time}` : day;
}
