import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';
import { commonRu } from './common.ru.ts';

/** The kitchen; the screens of this module are said in English. */
export const adminRu: Partial<TextsLike<typeof adminDe>> = {
  ...commonRu,
  'shop.pause': 'Другая длительность паузы',
  'shop.pause.now': 'Пауза {count} минут',
  'shop.pause.about': 'Без новых заказов',
  'shop.pause.minutes': '{count} мин.',
  'shop.pause.tomorrow': 'До завтрашнего утра',
  'shop.pause.begun': 'Магазин приостановлен и откроется сам: {at}.',
  'shop.pause.running': 'На паузе, откроется через',
  'shop.pause.end': 'Открыть сейчас',
  'shop.pause.by': 'Приостановил(а) {name}',
  'shop.pause.by_house': 'Приостановлен сам: заказ не был принят.',
};
