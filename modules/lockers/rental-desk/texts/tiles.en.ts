import type { TextsLike } from '@fachwerk/base/language';
import type { tilesDe } from './tiles.de.ts';

export const tilesEn: TextsLike<typeof tilesDe> = {
  'tile.rentals.title': 'Rentals today',
  'tile.rentals.info':
    'What starts today and ends soon, and the revenue against the same day last week up to the same time.',
  'tile.rentals.starts_one': 'rental starts today',
  'tile.rentals.starts_other': 'rentals start today',
  'tile.rentals.ends_one': 'ends within the hour',
  'tile.rentals.ends_other': 'end within the hour',
  'tile.rentals.active_one': 'is running',
  'tile.rentals.active_other': 'are running',
  'tile.rentals.revenue': 'Revenue today',
  'tile.overruns.title': 'Overrun rentals',
  'tile.overruns.info': 'Who is past the grace period and has to pay extra. The longest first.',
  'tile.overruns.count_one': 'rental is overrun',
  'tile.overruns.count_other': 'rentals are overrun',
  'tile.overruns.none': 'No overrun rentals.',
  'tile.overruns.all': 'See all that are overrun',
};
