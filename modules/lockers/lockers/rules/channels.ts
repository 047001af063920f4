/** The highest channel a controller has (contract). */
const LAST_CHANNEL = 999;

/** Channels for so many locks, counted from the first one; taken ones are skipped. Null when the controller has not enough left. */
export function freeChannels(count: number, first: number, taken: ReadonlySet<number>): number[] | null {
  const channels: number[] = [];
  for (let channel = first; channel <= LAST_CHANNEL && channels.length < count; channel++)
    if (!taken.has(channel)) channels.push(channel);
  return channels.length < count ? null : channels;
}
