import { overviewSlot } from '@fachwerk/dashboard/slots';
import { firstStepsSlot } from '@fachwerk/help/slots';
import { lazyPart } from '@fachwerk/react/lazy-part';
import { fillSlot, type SlotFill } from '@fachwerk/react/slot';

export const slots: readonly SlotFill[] = [
  fillSlot(
    overviewSlot,
    lazyPart(async () => (await import('./first-steps.tsx')).FirstSteps),
  ),
  fillSlot(
    firstStepsSlot,
    lazyPart(async () => (await import('./first-steps.tsx')).FirstStepsGuide),
  ),
];
