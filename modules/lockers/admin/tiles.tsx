import type { Tile } from '@fachwerk/react/tile';

export const tiles: readonly Tile[] = [];
