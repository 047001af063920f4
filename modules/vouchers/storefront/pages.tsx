import type { Page } from '@fachwerk/site/page';
import { balancePage, oneBalancePage } from './balance-page.ts';
import { giftPage } from './gift-page.ts';

export const pages: readonly Page[] = [giftPage, balancePage, oneBalancePage];
