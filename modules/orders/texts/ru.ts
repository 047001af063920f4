import { mailsRu } from './mails-ru.ts';
import { siteRu } from './site-ru.ts';

export const ru = {
  ...siteRu,
  ...mailsRu,
  'order.unknown': 'Такого заказа нет.',
  'order.changed_meanwhile': 'Тем временем кто-то изменил этот заказ.',
  'order.not_paid': 'За этот заказ деньги ещё не поступили.',
  'order.refund_too_high': 'Столько вернуть уже нельзя.',
  'order.refund_denied': 'При отмене деньги возвращаются. Для этого у Вас нет права на возврат денег.',
  'order.too_many_to_export': 'Заказов больше, чем {most}. Выберите более короткий период.',
  'invoice.unknown': 'Такого счёта нет.',
};
