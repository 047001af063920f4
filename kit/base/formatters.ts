/** Making a formatter costs a hundred times what using one does; there are as many as languages, zones and shapes. */
const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();

export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return remembered(dates, locale, options, () => new Intl.DateTimeFormat(locale, options));
}

export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return remembered(numbers, locale, options, () => new Intl.NumberFormat(locale, options));
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
