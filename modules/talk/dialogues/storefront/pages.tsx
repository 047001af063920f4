import type { SlotFill } from '@fachwerk/site/slot';
import { startFill, talkFill } from './talk-fill.ts';

export const slots: readonly SlotFill[] = [talkFill, startFill];
