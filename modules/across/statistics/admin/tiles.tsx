import { lazyPart } from '@fachwerk/react/lazy-part';
import { addTexts } from '@fachwerk/react/texts';
import type { Tile } from '@fachwerk/react/tile';
import { tilesDe } from '../texts/tiles.de.ts';

// The frame says what a module is called before the module itself is there.
addTexts('de', tilesDe);

export const tiles: readonly Tile[] = [
  {
    name: 'statistic',
    title: 'tile.statistic.title',
    info: 'tile.statistic.info',
    areas: ['content', 'aside'],
    capability: 'statistics.read',
    Tile: lazyPart(async () => (await import('./tile/statistic-tile.tsx')).StatisticTile),
  },
  {
    name: 'business',
    title: 'tile.business.title',
    info: 'tile.business.info',
    areas: ['content', 'aside'],
    capability: 'statistics.read',
    Tile: lazyPart(async () => (await import('./tile/business-tile.tsx')).BusinessTile),
  },
];
