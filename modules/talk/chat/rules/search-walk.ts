/** Conversations scanned in the first pass. */
const FIRST = 200;
/** Above this the index is faster: such rare words have few hits. */
const MOST = 2000;

/** How many of the newest conversations to scan for a full page, from the hit rate so far; null: use the index. */
export function walkLength(
  sofar: { readonly walked: number; readonly hits: number } | null,
  wanted: number,
): number | null {
  if (sofar === null) return FIRST;
  if (sofar.walked > FIRST || sofar.hits === 0) return null;
  // A margin of a quarter over the expected number.
  const needed = Math.ceil((sofar.walked / sofar.hits) * wanted * 1.25);
  return needed <= MOST ? needed : null;
}
