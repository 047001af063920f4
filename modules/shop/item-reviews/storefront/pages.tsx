import type { Page } from '@fachwerk/site/page';
import type { SlotFill } from '@fachwerk/site/slot';
import { endAskingPage } from './end-asking-page.ts';
import { itemFill, orderFill } from './review-fill.ts';
import { writePage } from './write-page.ts';

export const pages: readonly Page[] = [writePage, endAskingPage];
export const slots: readonly SlotFill[] = [itemFill, orderFill];
