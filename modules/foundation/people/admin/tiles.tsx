import { lazyPart } from '@fachwerk/react/lazy-part';
import { addTexts } from '@fachwerk/react/texts';
import type { Tile } from '@fachwerk/react/tile';
import { adminTilesDe } from '../texts/admin-tiles.de.ts';

// The frame says what a module is called before the module itself is there.
addTexts('de', adminTilesDe);

export const tiles: readonly Tile[] = [
  {
    name: 'people',
    title: 'people.title',
    info: 'people.info',
    areas: ['content', 'aside'],
    capability: 'users.manage',
    Tile: lazyPart(async () => (await import('./tile/people-tile.tsx')).PeopleTile),
  },
];
