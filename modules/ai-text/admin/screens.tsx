import { longTextSlot } from '@fachwerk/react/long-text-slot';
import { fillSlot, type SlotFill } from '@fachwerk/react/slot';
import { lazy } from 'react';

const WritingHelp = lazy(async () => ({ default: (await import('./writing/writing-help.tsx')).WritingHelp }));

export const slots: readonly SlotFill[] = [fillSlot(longTextSlot, WritingHelp)];
