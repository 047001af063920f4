import type { TextsLike } from '@fachwerk/base/language';
import type { tilesDe } from './tiles.de.ts';

export const tilesEn: TextsLike<typeof tilesDe> = {
  'tile.time_log.title': 'Time tracking',
  'tile.time_log.info':
    'Your projects: start and stop your time. The percentages show how much of the month’s budget is used.',
};
