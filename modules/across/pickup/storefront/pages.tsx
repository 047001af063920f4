import type { SlotFill } from '@fachwerk/site/slot';
import { boxesFill } from './boxes-fill.ts';

export const slots: readonly SlotFill[] = [boxesFill];
