import { lazyPart } from '@fachwerk/react/lazy-part';
import { addTexts } from '@fachwerk/react/texts';
import type { Tile } from '@fachwerk/react/tile';
import { tilesDe } from '../texts/tiles.de.ts';

// The frame says what a module is called before the module itself is there.
addTexts('de', tilesDe);

export const tiles: readonly Tile[] = [
  {
    name: 'time-log',
    title: 'tile.time_log.title',
    info: 'tile.time_log.info',
    areas: ['content'],
    capability: 'time_log.track',
    Tile: lazyPart(async () => (await import('./tile/time-log-tile.tsx')).TimeLogTile),
  },
];
