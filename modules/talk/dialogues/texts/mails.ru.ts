import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsRu: TextsLike<typeof mailsDe> = {
  'dialogue.assistant': 'Ассистент',
  'dialogue.person': 'Я зову сотрудника.',
  'dialogue.status.none': 'По этому разговору не найдено ни аренды, ни заказа.',
  'dialogue.status.running': 'Ваша аренда: ячейка {box}, {location}, до {until}.',
  'dialogue.status.booked': 'Ваша бронь: ячейка {box}, {location}, до {until}.',
  'dialogue.status.overrun': 'Аренда ячейки {box}, {location}, закончилась {until}. Перед открытием нужна доплата.',
  'dialogue.status.order': 'Ваш заказ {number}: {status}.',
  'dialogue.order.new': 'принят',
  'dialogue.order.approved': 'подтверждён',
  'dialogue.order.process': 'в работе',
  'dialogue.order.finished': 'завершён',
  'dialogue.order.return': 'возвращён',
  'dialogue.order.canceled': 'отменён',
  'dialogue.open.opened': 'Откройте, пожалуйста.',
  'dialogue.open.refused': 'Открыть ячейку не удалось.',
  'dialogue.open.none': 'Сейчас не открывать.',
};
