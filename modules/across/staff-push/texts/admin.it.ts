import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** The names among the settings; the screens of this module are said in English. */
export const adminIt: Partial<TextsLike<typeof adminDe>> = {
  'settings.push': 'Notifiche push',
  'settings.push.about':
    'Allarmi, ordini, recensioni, messaggi e menzioni su questo dispositivo, anche a schermo bloccato.',
  'settings.push.words': 'notifica, avviso, cellulare, suono, allarme, orario di silenzio',
};
