import { Part as appointments } from './blocks/appointments/appointments-view.tsx';
import { Part as booking } from './blocks/booking/booking-view.tsx';
import { Part as contact } from './blocks/contact/contact-view.tsx';
import { Part as events } from './blocks/events/events-view.tsx';
import { Part as itemTeaser } from './blocks/item-teaser/item-teaser-view.tsx';
import { Part as liveLocation } from './blocks/live-location/live-location-view.tsx';
import { Part as locationSearch } from './blocks/location-search/location-search-view.tsx';
import { Part as map } from './blocks/map/map-view.tsx';
import { Part as menuTeaser } from './blocks/menu-teaser/menu-teaser-view.tsx';
import { Part as offer } from './blocks/offer/offer-view.tsx';
import { Part as openingHours } from './blocks/opening-hours/opening-hours-view.tsx';
import { shownTexts } from './texts/shown.ts';

/** How each kind is drawn, for the editor; a page fetches those it has. */
export const views = {
  appointments,
  booking,
  contact,
  events,
  'item-teaser': itemTeaser,
  'live-location': liveLocation,
  'location-search': locationSearch,
  map,
  'menu-teaser': menuTeaser,
  offer,
  'opening-hours': openingHours,
};

export const siteTexts = shownTexts;
