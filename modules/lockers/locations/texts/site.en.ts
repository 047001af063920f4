import type { TextsLike } from '@fachwerk/base/language';
import type { siteDe } from './site.de.ts';

export const siteEn: TextsLike<typeof siteDe> = {
  'home.km': '{km} km away',
  'home.count_one': '{count} location',
  'home.count_other': '{count} locations',
  'home.free_one': '{count} box free',
  'home.free_other': '{count} boxes free',
  'home.all_taken': 'All taken at the moment',
  'home.from': 'from {price}',
  'home.always_open': 'Open around the clock',
  'home.open_now': 'Open now',
  'home.open_until': 'Open until {time}',
  'home.closed': 'Closed',
  'home.opens_at': 'Closed, opens {time}',
  'home.choose': 'Choose a box',
  'home.choose_at': 'Choose a box: {name}',
  'map.name': 'Map of the locations',
  'map.failed': 'The detailed map cannot be loaded at the moment. All locations are in the list.',
};
