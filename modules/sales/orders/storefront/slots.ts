import { slot } from '@fachwerk/site/slot';
import type { SiteOrder } from '../contract-site.ts';

/** Beside the ways to an order of the archive: what else can be done with it. */
export const archiveSlot = slot<SiteOrder>('orders.archive');

/** On the page of a rental that has ended, beside the way to a review: what else somebody may say about it. Its page declares it. */
export const endedRentalSlot = slot<object>('stays.ended_rental');
