import type { TextsLike } from '@fachwerk/base/language';
import type { tilesDe } from './tiles.de.ts';

export const tilesEn: TextsLike<typeof tilesDe> = {
  'pins.tile.title': 'Quick start',
  'pins.tile.info': 'Questions to colleagues and instructions with one click. What is written stands under messages.',
};
