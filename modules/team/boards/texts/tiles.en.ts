import type { TextsLike } from '@fachwerk/base/language';
import type { tilesDe } from './tiles.de.ts';

export const tilesEn: TextsLike<typeof tilesDe> = {
  'desk.tile.title': 'Messages from the boards',
  'desk.tile.info': 'What waits on the boards, column by column. Every row leads to its board.',
  'mine.tile.title': 'For me',
  'mine.tile.info': 'Your cards on all boards, due ones first. Every row leads to its card.',
};
