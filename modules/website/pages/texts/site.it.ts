import type { TextsLike } from '@fachwerk/base/language';
import type { siteDe } from './site.de.ts';

export const siteIt: TextsLike<typeof siteDe> = {
  'pages.preview': 'Anteprima',
  'pages.preview.what': 'È una bozza che vede solo chi ha questo link. Il link vale un giorno.',
};
