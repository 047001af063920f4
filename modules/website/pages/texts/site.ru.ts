import type { TextsLike } from '@fachwerk/base/language';
import type { siteDe } from './site.de.ts';

export const siteRu: TextsLike<typeof siteDe> = {
  'pages.preview': 'Предпросмотр',
  'pages.preview.what': 'Это черновик: его видит только тот, у кого есть эта ссылка. Ссылка действует один день.',
};
