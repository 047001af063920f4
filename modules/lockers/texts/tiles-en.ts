import type { TextsLike } from '@fachwerk/base/language';
import type { tilesDe } from './tiles-de.ts';

export const tilesEn: TextsLike<typeof tilesDe> = {
  'tile.walls.title': 'Walls',
  'tile.walls.info':
    'How many boxes are free, rented or out of service at each location. Every number leads to its list.',
  'tile.batteries.title': 'Batteries',
  'tile.batteries.info':
    'Locks whose battery needs a visit, with the day on which it is expected to be too low. The most urgent first.',
};
