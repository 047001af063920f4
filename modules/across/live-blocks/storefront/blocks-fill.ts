import { fillBlock } from '@fachwerk/pages/site-slots';
import type { SlotFill } from '@fachwerk/site/slot';
import { appointmentsBlock } from '../blocks/appointments/appointments-block.ts';
import { bookingBlock } from '../blocks/booking/booking-block.ts';
import { contactBlock } from '../blocks/contact/contact-block.ts';
import { eventsBlock } from '../blocks/events/events-block.ts';
import { itemTeaserBlock } from '../blocks/item-teaser/item-teaser-block.ts';
import { liveLocationBlock } from '../blocks/live-location/live-location-block.ts';
import { locationSearchBlock } from '../blocks/location-search/location-search-block.ts';
import { mapBlock } from '../blocks/map/map-block.ts';
import { menuTeaserBlock } from '../blocks/menu-teaser/menu-teaser-block.ts';
import { offerBlock } from '../blocks/offer/offer-block.ts';
import { openingHoursBlock } from '../blocks/opening-hours/opening-hours-block.ts';

/** One per kind, so that a page fetches what it shows. */
export const fills: readonly SlotFill[] = [
  fillBlock(appointmentsBlock, () => import('../blocks/appointments/appointments-view.tsx')),
  fillBlock(bookingBlock, () => import('../blocks/booking/booking-view.tsx')),
  fillBlock(contactBlock, () => import('../blocks/contact/contact-view.tsx')),
  fillBlock(eventsBlock, () => import('../blocks/events/events-view.tsx')),
  fillBlock(itemTeaserBlock, () => import('../blocks/item-teaser/item-teaser-view.tsx')),
  fillBlock(liveLocationBlock, () => import('../blocks/live-location/live-location-view.tsx')),
  fillBlock(locationSearchBlock, () => import('../blocks/location-search/location-search-view.tsx')),
  fillBlock(mapBlock, () => import('../blocks/map/map-view.tsx')),
  fillBlock(menuTeaserBlock, () => import('../blocks/menu-teaser/menu-teaser-view.tsx')),
  fillBlock(offerBlock, () => import('../blocks/offer/offer-view.tsx')),
  fillBlock(openingHoursBlock, () => import('../blocks/opening-hours/opening-hours-view.tsx')),
];
