/** Navigation can change by time alone (visibility dates), so pages are cached no longer than this. */
const MOST_SECONDS = 120;

/** Cache time of a rendered page: the shortest of its blocks, and at most until the page's visibility ends. */
export function keptFor(
  blocks: readonly { readonly keepSeconds?: number }[],
  visibleUntil: Date | null,
  now: Date,
): number {
  const left = visibleUntil ? Math.floor((visibleUntil.getTime() - now.getTime()) / 1000) : MOST_SECONDS;
  return Math.max(0, Math.min(MOST_SECONDS, left, ...blocks.flatMap(({ keepSeconds }) => keepSeconds ?? [])));
}
