import { slot } from '@fachwerk/react/slot';

/** The tour of a new company. */
export const firstStepsSlot = slot<Record<never, never>>('help.first-steps');
