/**
 * How words are compared, wherever somebody searches: `Köln` is found by koln, KÖLN and koeln, `Halle (Saale)` by halle saale.
 * `catalog.plain_words` of the database is the same rule; a test holds one beside the other.
 */
export function plainName(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ae', 'a')
    .replaceAll('oe', 'o')
    .replaceAll('ue', 'u')
    .replace(/[^\p{L}\p{Nd}]+/gu, ' ')
    .trim();
}
