/** Making a formatter costs a hundred times what using one does; there are as many as languages, zones and shapes. */
const known = new Map<string, unknown>();
const MOST = 1000;

export function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions & { readonly timeZone: string },
): Intl.DateTimeFormat {
  return remembered('date', locale, options, () => new Intl.DateTimeFormat(locale, options));
}

export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return remembered('number', locale, options, () => new Intl.NumberFormat(locale, options));
}

export function unitFormat(locale: string, unit: string): Intl.NumberFormat {
  return numberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' });
}

export function relativeFormat(locale: string): Intl.RelativeTimeFormat {
  const options = { style: 'short', numeric: 'auto' } as const;
  return remembered('relative', locale, options, () => new Intl.RelativeTimeFormat(locale, options));
}

export function regionNames(locale: string): Intl.DisplayNames {
  const options = { type: 'region' } as const;
  return remembered('region', locale, options, () => new Intl.DisplayNames(locale, options));
}

function remembered<T>(kind: string, locale: string, options: object, make: () => T): T {
  const key = `${kind} ${locale} ${JSON.stringify(options)}`;
  const found = known.get(key);
  if (found) return found as T;
  if (known.size >= MOST) known.clear();
  const made = make();
  known.set(key, made);
  return made;
}
