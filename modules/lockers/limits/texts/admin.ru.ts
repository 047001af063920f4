import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** The names among the settings; the screens of this module are said in English. */
export const adminRu: Partial<TextsLike<typeof adminDe>> = {
  'limits.title': 'Пороговые значения',
  'limits.title.about': 'Батарея, сигнал, допуск, готовность замков и напоминания для сети, площадки и типа замка.',
  'limits.title.words':
    'порог, предупреждение о батарее, не работает, офлайн, просрочка, допуск, напоминание, сообщения',
};
