import type { TextsLike } from '@fachwerk/base/language';
import type { screensDe } from './screens-de.ts';

export const screensEn: TextsLike<typeof screensDe> = {
  'sites.title': 'My website',
};
