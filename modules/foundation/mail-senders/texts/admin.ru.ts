import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** The names among the settings; the screens of this module are said in English. */
export const adminRu: Partial<TextsLike<typeof adminDe>> = {
  'settings.mail-sender': 'Отправитель писем',
  'settings.mail-sender.about': 'Имя и адрес отправителя ваших писем',
  'settings.mail-sender.words': 'почта, адрес отправителя, адрес для ответа, SMTP, SPF, DKIM',
};
