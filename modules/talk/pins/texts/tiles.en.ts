import type { TextsLike } from '@fachwerk/base/language';
import type { tilesDe } from './tiles.de.ts';

export const tilesEn: TextsLike<typeof tilesDe> = {
  'pins.tile.title': 'Quick start',
  'pins.tile.info':
    'Questions to colleagues, dialogues, cards from templates and instructions with one click. Conversations are kept under messages.',
};
