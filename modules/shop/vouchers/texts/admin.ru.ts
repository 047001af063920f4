import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** The names among the settings; the screens of this module are said in English. */
export const adminRu: Partial<TextsLike<typeof adminDe>> = {
  'coupons.title': 'Промокоды',
  'coupons.title.about': 'Скидки с кодом, сроком и лимитом.',
  'coupons.title.words': 'купон, акция, скидка, процент',
};
