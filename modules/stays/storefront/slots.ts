import { slot } from '@fachwerk/site/slot';
import type { SiteRental } from '../contract.ts';

/** On the page of a rental that has ended, beside the way to a review: what else somebody may say about it. */
export const endedRentalSlot = slot<SiteRental>('stays.ended_rental');
