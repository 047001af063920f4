type Address = { readonly street: string; readonly postcode: string; readonly city: string };

/** `Am Platzl 1, 80331 München`, as people write it on one line. */
export function addressFrom(typed: string): Address {
  const [, before = '', postcode = '', city = ''] = /^(.*?)[,\s]*\b(\d{5})\s+(.*)$/s.exec(typed) ?? [];
  if (postcode) return { street: before.trim(), postcode, city: city.trim() };
  const comma = typed.lastIndexOf(',');
  if (comma < 0) return { street: '', postcode: '', city: typed.trim() };
  return { street: typed.slice(0, comma).trim(), postcode: '', city: typed.slice(comma + 1).trim() };
}

/** `50.9413, 6.9583`, as maps show it: latitude before longitude. Null: it is none. */
export function positionFrom(typed: string): { readonly latitude: number; readonly longitude: number } | null {
  const [, north, east] = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(typed) ?? [];
  const [latitude, longitude] = [Number(north), Number(east)];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
