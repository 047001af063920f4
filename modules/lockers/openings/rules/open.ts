import type { LockerProblem } from '@fachwerk/lockers/contract';
import type { OpeningProblem, OpenType } from '../contract.ts';

/** More than a person at the door needs. */
export const MOST_PER_LOCK_AND_MINUTE = 6;
export const MOST_PER_PERSON_AND_MINUTE = 30;

/** Facts about a box. A screen omits the last three, which only the server knows. */
export type Openable = {
  readonly isArchived: boolean;
  readonly hasController: boolean;
  readonly isControllerOnline: boolean;
  /** Currently rented, paid or overdue. */
  readonly isRented: boolean;
  readonly isUnderWay?: boolean;
  /** Within the last minute. */
  readonly openingsOfLock?: number;
  readonly openingsOfPerson?: number;
};

export type OpenRequest = {
  readonly type: OpenType;
  readonly reason: string;
  /** The caller has `locks.open_without_reason`, or is the renter. */
  readonly mayOmitReason: boolean;
};

/** Staff must give a reason for a rented box, and if their role requires one. */
export function needsReason({ isRented }: Pick<Openable, 'isRented'>, request: Omit<OpenRequest, 'reason'>): boolean {
  if (request.type === 'customer') return false;
  return isRented || !request.mayOmitReason;
}

/** Why this box is not opened now, or null. Reasons the caller cannot fix come first. */
export function whyNotOpen(box: Openable, request: OpenRequest): LockerProblem | OpeningProblem | null {
  if (box.isArchived) return 'lock.archived';
  if (!box.hasController) return 'lock.no_controller';
  if (!box.isControllerOnline) return 'open.controller_offline';
  if (needsReason(box, request) && request.reason.trim().length < 3) return 'open.reason_missing';
  if (box.isUnderWay) return 'open.under_way';
  if ((box.openingsOfLock ?? 0) >= MOST_PER_LOCK_AND_MINUTE) return 'open.too_many';
  // In an emergency one person opens a whole wall.
  if (request.type !== 'emergency' && (box.openingsOfPerson ?? 0) >= MOST_PER_PERSON_AND_MINUTE) return 'open.too_many';
  return null;
}
