/** Where a key leads among tabs, round the ends; null: it is not for them. */
export function tabAfter(key: string, open: number, count: number): number | null {
  if (key === 'ArrowRight') return (open + 1) % count;
  if (key === 'ArrowLeft') return (open - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
