import { lazyPart } from '@fachwerk/react/lazy-part';
import { addTexts } from '@fachwerk/react/texts';
import type { Tile } from '@fachwerk/react/tile';
import { tilesDe } from '../texts/tiles.de.ts';

// The frame says what a module is called before the module itself is there.
addTexts('de', tilesDe);

export const tiles: readonly Tile[] = [
  {
    name: 'rentals',
    title: 'tile.rentals.title',
    info: 'tile.rentals.info',
    areas: ['content', 'aside'],
    capability: 'rentals.read',
    isPerPlace: true,
    Tile: lazyPart(async () => (await import('./tiles/tile-rentals.tsx')).RentalsTile),
  },
  {
    name: 'overruns',
    title: 'tile.overruns.title',
    info: 'tile.overruns.info',
    areas: ['content', 'aside'],
    capability: 'rentals.read',
    isPerPlace: true,
    Tile: lazyPart(async () => (await import('./tiles/tile-overruns.tsx')).OverrunsTile),
  },
];
