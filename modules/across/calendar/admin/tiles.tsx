import { lazyPart } from '@fachwerk/react/lazy-part';
import { addTexts } from '@fachwerk/react/texts';
import type { Tile } from '@fachwerk/react/tile';
import { tilesDe } from '../texts/tiles.de.ts';

// The frame says what a module is called before the module itself is there.
addTexts('de', tilesDe);

export const tiles: readonly Tile[] = [
  {
    name: 'termin',
    title: 'tile.termin.title',
    info: 'tile.termin.info',
    areas: ['content', 'aside'],
    capability: 'appointments.read',
    Tile: lazyPart(async () => (await import('./tile/termin-tile.tsx')).TerminTile),
  },
  {
    name: 'day',
    title: 'tile.day.title',
    info: 'tile.day.info',
    areas: ['content', 'aside'],
    capability: 'appointments.read',
    Tile: lazyPart(async () => (await import('./tile/day-tile.tsx')).DayTile),
  },
];
