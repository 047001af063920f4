import type { Page } from '@fachwerk/site/page';
import type { SlotFill } from '@fachwerk/site/slot';
import { termsFill } from './cart/terms-fill.ts';
import { paidFill, refundedFill } from './order/paid-fill.ts';
import { extendPage } from './rental/extend-page.ts';
import { extraPage } from './rental/extra-page.ts';

export const pages: readonly Page[] = [extendPage, extraPage];

export const slots: readonly SlotFill[] = [termsFill, paidFill, refundedFill];
