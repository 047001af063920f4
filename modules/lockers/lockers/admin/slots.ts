import { slot } from '@fachwerk/react/slot';
import type { Lock } from '../contract-lock.ts';

/** Who has the box: whoever lets boxes says it. */
export const boxSlot = slot<{ lock: Pick<Lock, 'id'> }>('lockers.box');
