import type { PageDescription } from '@fachwerk/site/site-app-parts';
import type { SlotFill } from '@fachwerk/site/slot';
import { fills } from './blocks-fill.ts';
import { describeFaq } from './describe-faq.ts';

export const slots: readonly SlotFill[] = fills;

export const descriptions: readonly PageDescription[] = [describeFaq];
