import { overviewSlot } from '@fachwerk/dashboard/slots';
import { firstStepsSlot } from '@fachwerk/help/slots';
import { fillSlot, type SlotFill } from '@fachwerk/react/slot';
import { lazy } from 'react';

export const slots: readonly SlotFill[] = [
  fillSlot(
    overviewSlot,
    lazy(async () => ({ default: (await import('./first-steps.tsx')).FirstSteps })),
  ),
  fillSlot(
    firstStepsSlot,
    lazy(async () => ({ default: (await import('./first-steps.tsx')).FirstStepsGuide })),
  ),
];
