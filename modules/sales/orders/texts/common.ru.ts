import type { TextsLike } from '@fachwerk/base/language';
import type { commonDe } from './common.de.ts';

export const commonRu: TextsLike<typeof commonDe> = {
  'order.unknown': 'Такого заказа нет.',
  'order.changed_meanwhile': 'Тем временем кто-то изменил этот заказ.',
  'order.not_paid': 'За этот заказ деньги ещё не поступили.',
  'order.too_expensive': 'Заказы дороже {most} так не принимаются. Пожалуйста, обратитесь к нам.',
  'order.refund_too_high': 'Столько вернуть уже нельзя.',
  'order.refund_denied': 'При отмене деньги возвращаются. Для этого у Вас нет права на возврат денег.',
  'order.too_many_to_export': 'Заказов больше, чем {most}. Выберите более короткий период.',
  'invoice.unknown': 'Такого счёта нет.',

  'order.not_retrieved': 'Не удалось получить данные заказа.',
  'invoice.not_downloaded': 'Не удалось скачать файл. Попробуйте ещё раз.',
  'order.already_paid': 'Заказ {number} уже оплачен.',
  'order.canceled': 'Заказ {number} отменён.',
  'field.vat_id': 'Этот номер НДС неверен. Он начинается с двух букв, например DE123456789.',
  'order.status.new': 'Новый',
  'order.status.approved': 'Подтверждён',
  'order.status.process': 'Выполняется',
  'order.status.finished': 'Завершён',
  'order.status.return': 'Возврат',
  'order.status.canceled': 'Отменён',
  'order.payment.open': 'Не оплачен',
  'order.payment.pending': 'Проверяется',
  'order.payment.paid': 'Оплачен',
  'order.payment.failed': 'Оплата не прошла',
  'order.payment.refunded': 'Деньги возвращены',
  'order.payment.partly_refunded': 'Возвращено частично',
};
