import type { BlockKind } from '@fachwerk/pages/rules/block-kind';
import { appointmentsBlock } from './blocks/appointments/appointments-block.ts';
import { bookingBlock } from './blocks/booking/booking-block.ts';
import { contactBlock } from './blocks/contact/contact-block.ts';
import { eventsBlock } from './blocks/events/events-block.ts';
import { itemTeaserBlock } from './blocks/item-teaser/item-teaser-block.ts';
import { liveLocationBlock } from './blocks/live-location/live-location-block.ts';
import { locationSearchBlock } from './blocks/location-search/location-search-block.ts';
import { mapBlock } from './blocks/map/map-block.ts';
import { menuTeaserBlock } from './blocks/menu-teaser/menu-teaser-block.ts';
import { offerBlock } from './blocks/offer/offer-block.ts';
import { openingHoursBlock } from './blocks/opening-hours/opening-hours-block.ts';

/** Kinds that show what other modules know at this moment. */
export const kinds: readonly BlockKind[] = [
  appointmentsBlock,
  bookingBlock,
  contactBlock,
  eventsBlock,
  itemTeaserBlock,
  liveLocationBlock,
  locationSearchBlock,
  mapBlock,
  menuTeaserBlock,
  offerBlock,
  openingHoursBlock,
];
