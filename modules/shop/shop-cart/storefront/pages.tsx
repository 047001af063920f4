import type { Page } from '@fachwerk/site/page';
import type { SlotFill } from '@fachwerk/site/slot';
import { emptyFill, goodsFill } from './cart/goods-fill.ts';
import { handoverPage } from './handover/handover-page.ts';

export const pages: readonly Page[] = [handoverPage];
export const slots: readonly SlotFill[] = [goodsFill, emptyFill];
