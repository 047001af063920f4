import { lazyPart } from '@fachwerk/react/lazy-part';
import { addTexts } from '@fachwerk/react/texts';
import type { Tile } from '@fachwerk/react/tile';
import { tilesDe } from '../texts/tiles.de.ts';

// The frame says what a module is called before the module itself is there.
addTexts('de', tilesDe);

export const tiles: readonly Tile[] = [
  {
    name: 'alerts',
    title: 'alerts.tile.title',
    info: 'alerts.tile.info',
    areas: ['content', 'aside'],
    capability: 'alerts.read',
    isPerPlace: true,
    Tile: lazyPart(async () => (await import('./tile/alerts-tile.tsx')).AlertsTile),
  },
];
