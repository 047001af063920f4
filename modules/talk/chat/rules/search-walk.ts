/** So many conversations are looked through at first. */
const FIRST = 200;
/** Beyond it the index is quicker: what is found this seldom is not much. */
const MOST = 2000;

/** How many of the newest conversations to look through for a full page, by how many of those walked so far had the words; null: ask the index. */
export function walkLength(
  sofar: { readonly walked: number; readonly hits: number } | null,
  wanted: number,
): number | null {
  if (sofar === null) return FIRST;
  if (sofar.walked > FIRST || sofar.hits === 0) return null;
  // A little more than the same luck would need.
  const needed = Math.ceil((sofar.walked / sofar.hits) * wanted * 1.25);
  return needed <= MOST ? needed : null;
}
