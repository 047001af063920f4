import { lazyPart } from '@fachwerk/react/lazy-part';
import { longTextSlot } from '@fachwerk/react/long-text-slot';
import { fillSlot, type SlotFill } from '@fachwerk/react/slot';

const WritingHelp = lazyPart(async () => (await import('./writing/writing-help.tsx')).WritingHelp);

export const slots: readonly SlotFill[] = [fillSlot(longTextSlot, WritingHelp)];
