import type { TextsLike } from '@fachwerk/base/language';
import type { tilesDe } from './tiles.de.ts';

export const tilesEn: TextsLike<typeof tilesDe> = {
  'tile.statistic.title': 'Statistics',
  'tile.statistic.info': 'The main figures of a month beside the month before. Each figure leads to its evaluation.',
  'tile.business.title': 'Business of the month',
  'tile.business.info':
    'Rental revenue against the month before, occupancy by hour, best and weakest location. The same figures as in the statistics.',
};
