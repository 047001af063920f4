import type { TextsLike } from '@fachwerk/base/language';
import type { tilesDe } from './tiles.de.ts';

export const tilesEn: TextsLike<typeof tilesDe> = {
  'tile.service.title': 'Business today',
  'tile.service.info':
    'Opening state, waiting orders, revenue of today and items that are sold out. Every number leads to its list.',
};
