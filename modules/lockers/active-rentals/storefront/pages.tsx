import type { Page } from '@fachwerk/site/page';
import { offlinePage } from './offline/offline-page.ts';
import { ownRentalsPage } from './own-rentals/own-rentals-page.ts';
import { rentalPage } from './rental/rental-page.ts';

export const pages: readonly Page[] = [rentalPage, ownRentalsPage, offlinePage];
