import type { TextsLike } from '@fachwerk/base/language';
import type { tilesDe } from './tiles.de.ts';

export const tilesEn: TextsLike<typeof tilesDe> = {
  'tile.statistic.title': 'Statistics',
  'tile.statistic.info': 'The main figures of a month beside the month before. Each figure leads to its evaluation.',
};
