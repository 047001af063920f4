/** The navigation of a page may change by the clock alone: it is not seen for longer than this. */
const MOST_SECONDS = 120;

/** How long a drawn page is true by itself: as long as the shortest of its blocks, and no longer than it is to be seen. */
export function keptFor(
  blocks: readonly { readonly keepSeconds?: number }[],
  visibleUntil: Date | null,
  now: Date,
): number {
  const left = visibleUntil ? Math.floor((visibleUntil.getTime() - now.getTime()) / 1000) : MOST_SECONDS;
  return Math.max(0, Math.min(MOST_SECONDS, left, ...blocks.flatMap(({ keepSeconds }) => keepSeconds ?? [])));
}
