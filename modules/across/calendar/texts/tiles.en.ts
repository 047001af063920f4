import type { TextsLike } from '@fachwerk/base/language';
import type { tilesDe } from './tiles.de.ts';

export const tilesEn: TextsLike<typeof tilesDe> = {
  'tile.termin.title': 'Appointments',
  'tile.termin.info': 'Your month: appointments and your own todos. A day shows what is on and takes a new todo.',
  'tile.day.title': 'Appointments today',
  'tile.day.info':
    'Today by person: appointments, free times and customers who did not come. Every appointment leads to the calendar.',
};
