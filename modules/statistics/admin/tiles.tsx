import { addTexts } from '@fachwerk/react/texts';
import type { Tile } from '@fachwerk/react/tile';
import { lazy } from 'react';
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
    Tile: lazy(async () => ({ default: (await import('./tile/statistic-tile.tsx')).StatisticTile })),
  },
];
