import type { LockerProblem } from '../contract.ts';
import type { LockData } from '../contract-lock.ts';
import { isOverlapping, type Taken } from './wall-places.ts';

export type RestoreConflict = {
  readonly code: Extract<
    LockerProblem,
    'lock.number_taken' | 'lock.channel_taken' | 'lock.place_taken' | 'lock.controller_gone'
  >;
  readonly field: 'number' | 'controllerId' | 'channel' | 'place.column';
};

/**
 * All that was given away since a lock went into the archive: each is a field to change before it comes back. Controllers are those in use
 * at its location; undefined while they are not known, and whoever may not see them is told by the server.
 */
export function restoreConflicts(
  lock: Pick<LockData, keyof Taken>,
  existing: readonly Taken[],
  controllerIds: readonly string[] | undefined,
): RestoreConflict[] {
  const { number, controllerId, channel, place } = lock;
  const isGone = controllerId !== null && controllerIds !== undefined && !controllerIds.includes(controllerId);
  const isWiredTwice = existing.some((other) => other.controllerId === controllerId && other.channel === channel);
  return [
    ...when(
      existing.some((other) => other.number === number),
      'lock.number_taken',
      'number',
    ),
    ...when(isGone, 'lock.controller_gone', 'controllerId'),
    ...when(controllerId !== null && !isGone && isWiredTwice, 'lock.channel_taken', 'channel'),
    ...when(
      existing.some((other) => isOverlapping(other.place, place)),
      'lock.place_taken',
      'place.column',
    ),
  ];
}

function when(isSo: boolean, code: RestoreConflict['code'], field: RestoreConflict['field']): RestoreConflict[] {
  return isSo ? [{ code, field }] : [];
}
