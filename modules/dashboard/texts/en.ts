import type { TextsLike } from '@fachwerk/base/language';
import type { de } from './de.ts';
import { newsEn } from './news-en.ts';
import { screensEn } from './screens-en.ts';
import { welcomeEn } from './welcome-en.ts';

export const en: TextsLike<typeof de> = {
  ...newsEn,
  ...screensEn,
  ...welcomeEn,
  'capability.news.edit': 'Edit the news on the dashboard',
  'audit.news.replaced': 'News changed',
  'news.picture_refused':
    'This picture cannot be used. Please choose a JPEG, PNG, WebP or AVIF picture of 5 MB and 40 megapixels at most.',
  'news.picture_unknown': 'The picture on slide {slide} is no longer there. Please upload it again.',
  'news.too_many_pictures': '{limit} pictures are waiting already. Please use one of them, or try again tomorrow.',
};
