import type { Page } from '@fachwerk/site/page';
import type { SlotFill } from '@fachwerk/site/slot';
import { accountFill } from './account-fill.ts';
import { bookPage } from './book-page.ts';
import { movePage } from './move-page.ts';
import { orderFill } from './order-fill.ts';
import { ownPage } from './own-page.ts';
import { servicesPage } from './services-page.ts';
import { timesPage } from './times-page.ts';
import { waitPage } from './wait-page.ts';

export const pages: readonly Page[] = [servicesPage, timesPage, bookPage, waitPage, ownPage, movePage];

export const slots: readonly SlotFill[] = [orderFill, accountFill];
