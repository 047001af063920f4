/** Making a formatter costs a hundred times what using one does; there are as many as languages, zones and shapes. */
const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();

export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return remembered(dates, locale, options, () => new Intl.DateTimeFormat(locale, options));
}

export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return remembered(numbers, locale, options, () => new Intl.NumberFormat(locale, options));
}

const HOUR_MS = 3_600_000;
const CLOCK = { day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;

/** A time of day in words. In the hour that comes twice when summer ends it names the zone: 02:20 MESZ is not 02:20 MEZ. */
export function clockWords(
  at: Date,
  locale: string,
  options: Intl.DateTimeFormatOptions & { timeZone: string },
): string {
  const words = dateFormat(locale, options).format(at);
  const clock = dateFormat(locale, { ...CLOCK, timeZone: options.timeZone });
  const shown = clock.format(at);
  const isTwice = [-HOUR_MS, HOUR_MS].some((shift) => clock.format(at.getTime() + shift) === shown);
  return isTwice ? `${words} ${zoneOf(at, locale, options.timeZone)}` : words;
}

function zoneOf(at: Date, locale: string, timeZone: string): string {
  const parts = dateFormat(locale, { ...CLOCK, timeZone, timeZoneName: 'short' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

const MOST = 500;

function remembered<T>(known: Map<string, T>, locale: string, options: object, make: () => T): T {
  const key = `${locale} ${JSON.stringify(options)}`;
  const found = known.get(key);
  if (found) return found;
  if (known.size >= MOST) known.clear();
  const made = make();
  known.set(key, made);
  return made;
}
