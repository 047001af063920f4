import type { TextsLike } from '@fachwerk/base/language';
import type { tilesDe } from './tiles.de.ts';

export const tilesEn: TextsLike<typeof tilesDe> = {
  'tile.termin.title': 'Appointments',
  'tile.termin.info': 'Your month: appointments and your own todos. A day shows what is on and takes a new todo.',
};
