import { bookingEn } from './booking-en.ts';
import { lifeEn } from './life-en.ts';
import { lifeSiteEn } from './life-site-en.ts';
import { pagesEn } from './pages-en.ts';
import { screensEn } from './screens-en.ts';
import { siteEn } from './site-en.ts';
import { tilesEn } from './tiles-en.ts';

export const en = { ...bookingEn, ...siteEn, ...lifeEn, ...lifeSiteEn, ...pagesEn, ...screensEn, ...tilesEn };
