import { lazyPart } from '@fachwerk/react/lazy-part';
import { addTexts } from '@fachwerk/react/texts';
import type { Tile } from '@fachwerk/react/tile';
import { tilesDe } from '../texts/tiles.de.ts';

addTexts('de', tilesDe);

export const tiles: readonly Tile[] = [
  {
    name: 'addresses',
    title: 'tile.addresses.title',
    info: 'tile.addresses.info',
    areas: ['content', 'aside'],
    capability: 'locations.read',
    isPerPlace: true,
    Tile: lazyPart(async () => (await import('./addresses/tile-addresses.tsx')).AddressesTile),
  },
];
