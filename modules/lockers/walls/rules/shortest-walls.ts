import type { WallSummary } from '../contract.ts';

/** Where the least share of the boxes for rent is free, fullest first; walls for collection alone come last, those without boxes not at all. */
export function shortestWalls<Wall extends Pick<WallSummary, 'counts' | 'total'>>(
  walls: readonly Wall[],
  most: number,
) {
  const freeShare = ({ counts, total }: Wall) => {
    const forRent = total - (counts.not_on_sale ?? 0);
    return forRent > 0 ? (counts.free ?? 0) / forRent : Number.POSITIVE_INFINITY;
  };
  return walls
    .filter(({ total }) => total > 0)
    .sort((one, other) => freeShare(one) - freeShare(other))
    .slice(0, most);
}
