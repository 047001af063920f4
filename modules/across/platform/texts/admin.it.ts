import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** The names among the settings; the screens of this module are said in English. */
export const adminIt: Partial<TextsLike<typeof adminDe>> = {
  'settings.support': 'Accesso assistenza',
  'settings.support.about': 'Accesso a tempo per il gestore della piattaforma',
  'settings.support.words': 'accesso remoto, gestore, aiuto, manutenzione',
};
