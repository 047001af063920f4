import type { LockerProblem } from '../contract.ts';
import type { Lock } from '../contract-lock.ts';

type Facts = Pick<Lock, 'archivedAt' | 'occupancy' | 'outOfService' | 'upcoming'>;

const OCCUPIED = { rented: 'lock.rented', overrun: 'lock.rented', reserved: 'lock.reserved', to_check: null } as const;

/** Why a lock cannot be changed at all, or null. */
export function whyNotEditLock({ archivedAt }: Pick<Facts, 'archivedAt'>): LockerProblem | null {
  return archivedAt ? 'lock.archived' : null;
}

/** Why a lock cannot leave its place, to another one or into the archive, or null: somebody has it, or will come for it. A box that waits for a look may go. */
export function whyNotMoveLock(lock: Omit<Facts, 'outOfService'>): LockerProblem | null {
  const refusal = whyNotEditLock(lock) ?? (lock.occupancy && OCCUPIED[lock.occupancy.kind]);
  return refusal ?? (lock.upcoming > 0 ? 'lock.reserved' : null);
}

/** Staff may take over what the house itself took out: then it does not come back by itself. */
export function whyNotSetService(lock: Facts, isInService: boolean): LockerProblem | null {
  const refusal = whyNotEditLock(lock);
  if (refusal) return refusal;
  const isSoAlready = isInService ? lock.outOfService === null : lock.outOfService?.cause === 'staff';
  return isSoAlready ? 'lock.already_so' : null;
}

/** Why a box cannot be given to somebody now, or null. */
export function whyNotOccupy(lock: Facts): LockerProblem | null {
  if (lock.archivedAt) return 'lock.archived';
  if (lock.outOfService) return 'lock.out_of_service';
  if (lock.occupancy) return OCCUPIED[lock.occupancy.kind] ?? 'lock.to_check';
  return null;
}
