import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** The names among the settings; the screens of this module are said in English. */
export const adminIt: Partial<TextsLike<typeof adminDe>> = {
  'settings.mail-sender': 'Mittente delle e-mail',
  'settings.mail-sender.about': 'Nome e indirizzo del mittente delle Sue e-mail',
  'settings.mail-sender.words': 'mail, indirizzo mittente, indirizzo di risposta, SMTP, SPF, DKIM',
};
