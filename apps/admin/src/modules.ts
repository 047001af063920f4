import { screens as identity } from '@fachwerk/identity/admin';
import type { Screen } from '@fachwerk/react/screen';
import type { Tile } from '@fachwerk/react/tile';

/** The screens of the house. */
export const screens: readonly Screen[] = [...identity];

/** What the modules contribute to the dashboard. */
export const tiles: readonly Tile[] = [];
