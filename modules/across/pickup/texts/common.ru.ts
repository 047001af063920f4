import type { TextsLike } from '@fachwerk/base/language';
import type { commonDe } from './common.de.ts';

export const commonRu: TextsLike<typeof commonDe> = {
  'pickup.unknown': 'Такой ячейки нет.',
  'pickup.link_needed': 'Ячейка открывается по ссылке или PIN-коду из нашего письма.',
  'pickup.no_boxes': 'Сейчас здесь нет ячеек. Пожалуйста, выберите самовывоз.',
  'pickup.none_free': 'На это время нет свободной ячейки. Выберите другое время или самовывоз.',
  'pickup.too_large': 'Заказ не помещается даже в две ячейки. Выберите самовывоз у стойки.',
  'pickup.not_yet': 'Ячейка резервируется незадолго до обещанного времени.',
  'pickup.not_accepted': 'Заказ ещё не принят.',
  'pickup.already_in': 'Это уже лежит в ячейке.',
  'pickup.not_in_box': 'В ячейке пока ничего нет.',
  'pickup.over': 'Эта ячейка больше не относится к заказу.',
  'pickup.door_open': 'Дверца ещё открыта. Пожалуйста, закройте её.',
  'pickup.not_opened': 'Ячейка не открывалась.',
  'pickup.opening_too_late': 'Связь появилась слишком поздно. Нажмите ещё раз.',
  'pickup.reason_missing': 'Пожалуйста, укажите причину.',
  'pickup.location_unknown': 'Такой точки нет.',
  'pickup.remind_after_keep': 'Напоминание должно прийти раньше, чем заказ вынут.',
  'pickup.category_unknown': 'Такой категории нет.',
};
