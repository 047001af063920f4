/** By how many percent more (or less, below zero); null where there was nothing to compare with. */
export function comparedPercent(now: number, before: number): number | null {
  if (before <= 0) return null;
  return Math.round(((now - before) / before) * 100);
}
