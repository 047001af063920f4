import type { TextsLike } from '@fachwerk/base/language';
import type { tilesDe } from './tiles.de.ts';

export const tilesEn: TextsLike<typeof tilesDe> = {
  'tile.chatgpt.title': 'Write texts',
  'tile.chatgpt.info': 'An AI improves your text or writes one from notes. What it suggests you take or leave.',
};
