import type { PageDescription } from '@fachwerk/site/site-app-parts';
import type { SlotFill } from '@fachwerk/site/slot';
import { fills } from './blocks-fill.ts';
import { describeBusiness } from './describe-business.ts';
import { describeEvents } from './describe-events.ts';

export const slots: readonly SlotFill[] = fills;

export const descriptions: readonly PageDescription[] = [describeBusiness, describeEvents];
