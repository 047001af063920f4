import type { TextsLike } from '@fachwerk/base/language';
import { commonRu } from './common.ru.ts';
import type { siteDe } from './site.de.ts';

export const siteRu: TextsLike<typeof siteDe> = {
  ...commonRu,
  'boxes.title': 'Ваша ячейка',
  'boxes.titles': 'Ваши ячейки',
  'boxes.box': 'Ячейка {box}',
  'boxes.where': 'Где',
  'boxes.until': 'Забрать до',
  'boxes.waiting':
    'Ячейка зарезервирована для Вашего заказа. Как только он будет внутри, Вы получите код здесь и по почте.',
  'boxes.planned':
    'К Вашему времени зарезервирована ячейка. Как только заказ будет внутри, Вы получите код здесь и по почте.',
  'boxes.laid': 'Ваш заказ в ячейке. Откройте её, когда будете рядом.',
  'boxes.open': 'Открыть ячейку {box}',
  'boxes.open_again': 'Открыть ячейку {box} ещё раз',
  'boxes.asking': 'Отправляем запрос на открытие …',
  'boxes.offline': 'Нет связи. Попробуйте ещё раз или введите код на терминале.',
  'boxes.take_out': 'Ячейка {box} открыта. Пожалуйста, заберите всё и закройте дверцу.',
  'boxes.close': 'Всё забрано, дверца закрыта',
  'boxes.pin': 'Код для терминала',
  'boxes.collected': 'Получено, спасибо. Ячейка снова свободна.',
  'boxes.taken_back': 'Заказ вынули из ячейки. Вы получите его у стойки.',
  'boxes.released': 'Заказ не кладут в ячейку. Вы получите его у стойки.',
};
