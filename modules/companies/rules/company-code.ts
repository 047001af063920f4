const LONGEST = 40;

/** A code from a name: `Trattoria Bella` is `trattoria-bella`. Never empty, always one the database takes. */
export function companyCode(name: string): string {
  const spelled = name
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss');
  const plain = spelled.normalize('NFD').replace(/\p{Mark}/gu, '');
  const code = plain
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
  return code.length < 2 ? `firma-${code || 1}` : code;
}
