import type { WallSummary } from '../contract.ts';

/** What somebody should look at, the most urgent first. */
export const TROUBLES = ['alarm', 'offline', 'overrun', 'door', 'out_of_service'] as const;
export type Trouble = (typeof TROUBLES)[number];

type Facts = Pick<WallSummary, 'counts' | 'openDoors' | 'controllers'>;

const COUNTS: Readonly<Record<Trouble, (wall: Facts) => number>> = {
  alarm: ({ counts }) => counts.alarm ?? 0,
  offline: ({ controllers }) => controllers.all - controllers.online,
  overrun: ({ counts }) => counts.overrun ?? 0,
  door: ({ openDoors }) => openDoors,
  out_of_service: ({ counts }) => counts.out_of_service ?? 0,
};

export function hasTrouble(wall: Facts, trouble: Trouble): boolean {
  return COUNTS[trouble](wall) > 0;
}

/** Negative: `one` is worse. One alarm weighs more than any number of what comes after it. */
export function compareTrouble(one: Facts, other: Facts): number {
  for (const trouble of TROUBLES) {
    const difference = COUNTS[trouble](other) - COUNTS[trouble](one);
    if (difference !== 0) return difference;
  }
  return 0;
}
