import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** The overview; the screens of this module are said in English. */
export const adminIt: Partial<TextsLike<typeof adminDe>> = {
  'desk.tile.title': 'Messaggi dalle bacheche',
  'desk.tile.info': 'Che cosa aspetta sulle bacheche, colonna per colonna. Ogni riga porta alla sua bacheca.',
  'desk.tile.empty': 'Sulle bacheche non aspetta niente.',
  'desk.tile.open': 'Apri bacheca',
  'mine.none': 'Nessuna scheda per te.',
  'mine.due': 'in scadenza, {all} schede in tutto',
};
