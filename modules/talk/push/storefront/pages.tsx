import type { SlotFill } from '@fachwerk/site/slot';
import { deviceFill } from './device-fill.ts';

export const slots: readonly SlotFill[] = [deviceFill];
