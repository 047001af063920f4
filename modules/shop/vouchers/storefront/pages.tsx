import type { Page } from '@fachwerk/site/page';
import type { SlotFill } from '@fachwerk/site/slot';
import { balancePage, oneBalancePage } from './balance-page.ts';
import { boughtFill, giftFill, homeGiftFill } from './gift-fill.ts';
import { giftPage } from './gift-page.ts';

export const pages: readonly Page[] = [giftPage, balancePage, oneBalancePage];
export const slots: readonly SlotFill[] = [giftFill, homeGiftFill, boughtFill];
