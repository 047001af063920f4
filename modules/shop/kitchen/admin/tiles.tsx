import { lazyPart } from '@fachwerk/react/lazy-part';
import { addTexts } from '@fachwerk/react/texts';
import type { Tile } from '@fachwerk/react/tile';
import { tilesDe } from '../texts/tiles.de.ts';

// The frame says what a module is called before the module itself is there.
addTexts('de', tilesDe);

export const tiles: readonly Tile[] = [
  {
    name: 'service',
    title: 'tile.service.title',
    info: 'tile.service.info',
    areas: ['content', 'aside'],
    capability: 'orders.read',
    Tile: lazyPart(async () => (await import('./tile/service-tile.tsx')).ServiceTile),
  },
];
