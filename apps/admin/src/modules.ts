import { screens as dashboard } from '@fachwerk/dashboard/admin';
import { tiles as dashboardTiles } from '@fachwerk/dashboard/tiles';
import { screens as identity } from '@fachwerk/identity/admin';
import { tiles as identityTiles } from '@fachwerk/identity/tiles';
import { screens as mailbox } from '@fachwerk/mailbox/admin';
import type { Screen } from '@fachwerk/react/screen';
import type { Tile } from '@fachwerk/react/tile';

/** The screens of the house. */
export const screens: readonly Screen[] = [...dashboard, ...identity, ...mailbox];

/** What the modules contribute to the dashboard. */
export const tiles: readonly Tile[] = [...dashboardTiles, ...identityTiles];
