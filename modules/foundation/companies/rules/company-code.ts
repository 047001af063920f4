const LONGEST = 40;

/** A code from a name: `Trattoria Bella` is `trattoria-bella`. Never empty, always one the database takes. */
export function companyCode(name: string): string {
  const code = slugOf(name, LONGEST);
  return code.length < 2 ? `firma-${code || 1}` : code;
}

/** Words as they stand in an address: `Über uns & Öffnungszeiten` is `ueber-uns-oeffnungszeiten`. Empty where nothing of them can. */
export function slugOf(words: string, longest: number): string {
  const spelled = words
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss');
  return spelled
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, longest)
    .replace(/-+$/, '');
}
