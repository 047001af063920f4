import { lazyPart } from '@fachwerk/react/lazy-part';
import { addTexts } from '@fachwerk/react/texts';
import type { Tile } from '@fachwerk/react/tile';
import { tilesDe } from '../texts/tiles.de.ts';

// The dashboard shows the module's name before the module itself is loaded.
addTexts('de', tilesDe);

export const tiles: readonly Tile[] = [
  {
    name: 'chatlist',
    title: 'chat_desk.tile.title',
    info: 'chat_desk.tile.info',
    areas: ['content', 'aside'],
    capability: 'chat.read',
    Tile: lazyPart(async () => (await import('./tile/chatlist-tile.tsx')).ChatlistTile),
  },
];
