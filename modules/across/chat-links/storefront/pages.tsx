import type { SlotFill } from '@fachwerk/site/slot';
import { openFill } from './open-fill.ts';

export const slots: readonly SlotFill[] = [openFill];
