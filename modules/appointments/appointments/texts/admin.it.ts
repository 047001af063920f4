import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** The names among the settings; the screens of this module are said in English. */
export const adminIt: Partial<TextsLike<typeof adminDe>> = {
  'appointments.setup': 'Configurare gli appuntamenti',
  'appointments.setup.about': 'Servizi, personale, sale e regole per la prenotazione online.',
  'appointments.setup.words':
    'servizi, collaboratori, orari di lavoro, calendario, preavviso, disdetta, prenotazione online, lista d’attesa',
};
