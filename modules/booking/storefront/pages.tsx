import type { Page } from '@fachwerk/site/page';
import { bookingPage } from './box/booking-page.ts';
import { qrPage } from './box/qr-page.ts';
import { homePage } from './home/home-page.ts';

export const pages: readonly Page[] = [homePage, bookingPage, qrPage];
