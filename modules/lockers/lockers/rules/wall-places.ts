import type { LockerProblem } from '../contract.ts';
import type { LockData, WallPlace } from '../contract-lock.ts';

/** What a box takes for itself at a location. */
export type Taken = Pick<LockData, 'number' | 'controllerId' | 'channel' | 'place'>;

export type WallConflict = { readonly code: LockerProblem; readonly index: number; readonly field: string };

export function isOverlapping(one: WallPlace, other: WallPlace): boolean {
  return (
    one.column < other.column + other.columnSpan &&
    other.column < one.column + one.columnSpan &&
    one.row < other.row + other.rowSpan &&
    other.row < one.row + one.rowSpan
  );
}

/** The first box that cannot be there, beside those that are and those before it in the list; null when all fit. */
export function wallConflict(items: readonly Taken[], existing: readonly Taken[]): WallConflict | null {
  const standing = [...existing];
  for (const [index, item] of items.entries()) {
    for (const other of standing) {
      const conflict = conflictBetween(item, other);
      if (conflict) return { ...conflict, index };
    }
    standing.push(item);
  }
  return null;
}

function conflictBetween(item: Taken, other: Taken): Omit<WallConflict, 'index'> | null {
  if (item.number === other.number) return { code: 'lock.number_taken', field: 'number' };
  if (item.controllerId !== null && item.controllerId === other.controllerId && item.channel === other.channel) {
    return { code: 'lock.channel_taken', field: 'channel' };
  }
  return isOverlapping(item.place, other.place) ? { code: 'lock.place_taken', field: 'place' } : null;
}
