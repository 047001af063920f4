import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** The names among the settings; the screens of this module are said in English. */
export const adminRu: Partial<TextsLike<typeof adminDe>> = {
  'domains.title': 'Домены',
  'domains.title.about': 'Интернет-адреса сайтов и их подтверждение.',
  'domains.title.words': 'веб-адрес, URL, DNS, сертификат, SSL, HTTPS, сайт',
};
