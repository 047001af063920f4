import type { SlotFill } from '@fachwerk/site/slot';
import { statusFill } from './status-fill.ts';

export const slots: readonly SlotFill[] = [statusFill];
