import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** What stands at the entrance; a company is made in one of the languages it can speak. */
export const adminRu: Partial<TextsLike<typeof adminDe>> = {
  'sign_up.link': 'Здесь ещё нет вашей компании? Создайте её',
};
