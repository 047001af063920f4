import type { adminTilesDe } from './admin-tiles.de.ts';

export const adminTilesDeDu = {
  'people.info':
    'Wer in deiner Firma ein Konto hat, wer sich zuletzt angemeldet hat und wie viele ihr Konto mit einem zweiten Faktor schützen. Jede Zahl führt zu ihrer Liste.',
} as const satisfies Partial<Record<keyof typeof adminTilesDe, string>>;
