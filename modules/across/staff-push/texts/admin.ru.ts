import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** The names among the settings; the screens of this module are said in English. */
export const adminRu: Partial<TextsLike<typeof adminDe>> = {
  'settings.push': 'Push-уведомления',
  'settings.push.about':
    'Тревоги, заказы, отзывы, сообщения и упоминания на этом устройстве, даже при заблокированном экране.',
  'settings.push.words': 'уведомление, телефон, звук, тревога, тихие часы',
};
