import type { Page } from '@fachwerk/site/page';
import { invoicePage } from './invoice-page.ts';
import { myOrdersPage } from './my-orders-page.ts';

export const pages: readonly Page[] = [myOrdersPage, invoicePage];
