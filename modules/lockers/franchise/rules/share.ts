/** „12,5“, „12.5 %“ and „12“ in hundredths of a percent; null for what is no number with at most two decimals. */
export function basisPointsOf(typed: string): number | null {
  const [, whole, decimals = ''] = /^\s*(\d{1,3})(?:[.,](\d{0,2}))?\s*%?\s*$/.exec(typed) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}
