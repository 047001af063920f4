import type { TextsLike } from '@fachwerk/base/language';
import type { siteDe } from './site.de.ts';

export const siteEn: TextsLike<typeof siteDe> = {
  'pages.preview': 'Preview',
  'pages.preview.what': 'This is a draft that only those who have this link can see. The link lasts one day.',
};
