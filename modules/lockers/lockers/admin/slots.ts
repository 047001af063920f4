import { slot } from '@fachwerk/react/slot';
import type { Lock } from '../contract-lock.ts';

/** Who has the box: whoever lets boxes says it. */
export const boxSlot = slot<{ lock: Pick<Lock, 'id'> }>('lockers.box');

export type LockSlotProps = { readonly lock: Pick<Lock, 'id' | 'locationId'> };
/** On the sheet of a box, below what is known of it. */
export const lockSlot = slot<LockSlotProps>('lockers.lock');
