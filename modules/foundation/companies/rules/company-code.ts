const LONGEST = 40;

/** Derives a code from a name: `Trattoria Bella` is `trattoria-bella`. Never empty, always valid for the database. */
export function companyCode(name: string): string {
  const code = slugOf(name, LONGEST);
  return code.length < 2 ? `firma-${code || 1}` : code;
}

/** Slug for URLs: `Über uns & Öffnungszeiten` is `ueber-uns-oeffnungszeiten`. Empty if no character remains. */
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
