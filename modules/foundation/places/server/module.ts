import { type Module, on } from '@fachwerk/server/module';
import { placeApi, placeSiteApi } from '../contract.ts';
import { searchPlaces } from './search-places.ts';
import { searchSitePlaces } from './search-site-places.ts';

/** Knows what is shipped with it, and keeps nothing. */
export const places: Module = {
  name: 'places',
  routes: [on(placeApi.find, searchPlaces), on(placeSiteApi.find, searchSitePlaces)],
};
