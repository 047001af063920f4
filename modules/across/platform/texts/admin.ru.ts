import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** The names among the settings; the screens of this module are said in English. */
export const adminRu: Partial<TextsLike<typeof adminDe>> = {
  'settings.support': 'Доступ поддержки',
  'settings.support.about': 'Временный доступ для оператора платформы',
  'settings.support.words': 'удалённый доступ, оператор, помощь, обслуживание',
};
