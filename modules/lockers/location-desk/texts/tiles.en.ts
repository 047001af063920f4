import type { tilesDe } from './tiles.de.ts';

export const tilesEn: Record<keyof typeof tilesDe, string> = {
  'tile.addresses.title': 'Addresses',
  'tile.addresses.info': 'Address of the company and of every location, ready to copy.',
  'tile.addresses.none': 'No address yet. Add it under Settings, Company.',
};
