import type { TextsLike } from '@fachwerk/base/language';
import type { tilesDe } from './tiles.de.ts';

export const tilesEn: TextsLike<typeof tilesDe> = {
  'alerts.tile.title': 'Alerts',
  'alerts.tile.info':
    'Open alerts of your boxes, controllers and terminals by priority, and the newest of them. Every number leads to its list.',
};
