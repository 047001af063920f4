import type { Page } from '@fachwerk/site/page';
import type { SlotFill } from '@fachwerk/site/slot';
import { bookPage } from './book-page.ts';
import { confirmPage } from './confirm-page.ts';
import { movePage } from './move-page.ts';
import { ownPage } from './own-page.ts';
import { servicesPage } from './services-page.ts';
import { accountFill } from './slots/account-fill.ts';
import { orderFill } from './slots/order-fill.ts';
import { timesPage } from './times-page.ts';
import { waitPage } from './wait-page.ts';

export const pages: readonly Page[] = [servicesPage, timesPage, bookPage, waitPage, ownPage, movePage, confirmPage];

export const slots: readonly SlotFill[] = [orderFill, accountFill];
