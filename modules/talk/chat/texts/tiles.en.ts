import type { TextsLike } from '@fachwerk/base/language';
import type { tilesDe } from './tiles.de.ts';

export const tilesEn: TextsLike<typeof tilesDe> = {
  'chat_desk.tile.title': 'Conversations',
  'chat_desk.tile.info': 'Open conversations with customers, the newest first. A click opens the conversation.',
};
