import { lazyPart } from '@fachwerk/react/lazy-part';
import { addTexts } from '@fachwerk/react/texts';
import type { Tile } from '@fachwerk/react/tile';
import { tilesDe } from '../texts/tiles.de.ts';

// The dashboard shows the module's name before the module itself is loaded.
addTexts('de', tilesDe);

export const tiles: readonly Tile[] = [
  {
    name: 'messages',
    title: 'desk.tile.title',
    info: 'desk.tile.info',
    areas: ['content', 'aside'],
    capability: 'boards.read',
    Tile: lazyPart(async () => (await import('./tile/messages-tile.tsx')).MessagesTile),
  },
  {
    name: 'mine',
    title: 'mine.tile.title',
    info: 'mine.tile.info',
    areas: ['content', 'aside'],
    capability: 'boards.read',
    Tile: lazyPart(async () => (await import('./tile/mine-tile.tsx')).MineTile),
  },
];
