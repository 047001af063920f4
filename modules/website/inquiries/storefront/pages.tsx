import type { SlotFill } from '@fachwerk/site/slot';
import { fills } from './inquiry-fill.ts';

export const slots: readonly SlotFill[] = fills;
