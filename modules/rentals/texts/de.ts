import { bookingDe } from './booking-de.ts';
import { lifeDe } from './life-de.ts';
import { lifeSiteDe } from './life-site-de.ts';
import { pagesDe } from './pages-de.ts';
import { screensDe } from './screens-de.ts';
import { siteDe } from './site-de.ts';
import { tilesDe } from './tiles-de.ts';

export const de = { ...bookingDe, ...siteDe, ...lifeDe, ...lifeSiteDe, ...pagesDe, ...screensDe, ...tilesDe };
