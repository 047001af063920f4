import type { tilesDe } from './tiles.de.ts';

export const tilesDeDu = {
  'alerts.tile.info':
    'Offene Meldungen deiner Fächer, Steuereinheiten und Terminals nach Priorität, dazu die neuesten. Jede Zahl führt zu ihrer Liste.',
} as const satisfies Partial<Record<keyof typeof tilesDe, string>>;
