import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** The names among the settings; the screens of this module are said in English. */
export const adminIt: Partial<TextsLike<typeof adminDe>> = {
  'pickup.settings_title': 'Configurare gli armadietti di ritiro',
  'pickup.settings_title.about': 'Armadietti per il ritiro degli ordini.',
  'pickup.settings_title.words': 'ritiro, armadietto, imballaggio, refrigerazione, scadenza',
};
