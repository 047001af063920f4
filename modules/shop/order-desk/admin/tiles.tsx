import { lazyPart } from '@fachwerk/react/lazy-part';
import { addTexts } from '@fachwerk/react/texts';
import type { Tile } from '@fachwerk/react/tile';
import { tilesDe } from '../texts/tiles.de.ts';

// The frame says what a module is called before the module itself is there.
addTexts('de', tilesDe);

export const tiles: readonly Tile[] = [
  {
    name: 'ordermodule',
    title: 'tile.ordermodule.title',
    info: 'tile.ordermodule.info',
    areas: ['content'],
    capability: 'orders.read',
    Tile: lazyPart(async () => (await import('./tile/order-tile.tsx')).OrderTile),
  },
  {
    name: 'revenue',
    title: 'tile.revenue.title',
    info: 'tile.revenue.info',
    areas: ['content', 'aside'],
    capability: 'orders.read',
    Tile: lazyPart(async () => (await import('./tile/revenue-tile.tsx')).RevenueTile),
  },
];
