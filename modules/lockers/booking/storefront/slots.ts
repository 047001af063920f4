import { slot } from '@fachwerk/site/slot';
import type { HomeData } from './home/home-data.ts';

/** Below the locations: what else the operator has. */
export const homeEndSlot = slot<HomeData>('booking.home_end');
