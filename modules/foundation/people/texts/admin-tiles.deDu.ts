import type { adminTilesDe } from './admin-tiles.de.ts';

export const adminTilesDeDu = {
  'people.info':
    'Konten deiner Firma, letzte Anmeldungen und Anteil mit zweitem Faktor. Jede Zahl führt zu ihrer Liste.',
} as const satisfies Partial<Record<keyof typeof adminTilesDe, string>>;
