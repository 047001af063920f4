import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';
import { commonRu } from './common.ru.ts';

export const adminRu: TextsLike<typeof adminDe> = {
  ...commonRu,

  'capability.area.orders': 'Заказы',
  'capability.orders.read': 'Видеть заказы',
  'capability.orders.status': 'Менять статус и заметку заказов',
  'capability.orders.refund': 'Возвращать деньги',
  'capability.orders.export': 'Скачивать заказы и счета',
  'audit.order.status': 'Изменён статус заказа',
  'audit.order.note': 'Изменена заметка заказа',
  'audit.order.refund': 'Поручен возврат',
  'log.order.paid': 'Заказ {number} оплачен',
  'log.order.paid_after_cancel': 'Оплата отменённого заказа {number}: деньги вернутся',
  'log.order.refunded': 'Возвращены деньги по заказу {number}',
  'log.order.refund_failed': 'Возврат по заказу {number} не удался',
  'log.order.status': 'Изменён статус заказа {number}',
  'hold.orders.invoices': 'Счета мы храним {years} лет (§ 147 AO).',
  'hold.orders.open': 'Заказ {number} ещё не завершён.',
  'person.order.placed': 'Заказ {number} оформлен',
  'person.order.accepted': 'Условия и конфиденциальность приняты, заказ {number}',
  'person.order.paid': 'Заказ {number} оплачен',
  'person.order.cancelled': 'Заказ {number} отменён',
  'person.order.refunded': 'Возвращены деньги по заказу {number}',
  'step.first_order': 'Сделать пробный заказ',
  'step.first_order.about': 'Откройте свой сайт на телефоне и сами закажите или арендуйте что-нибудь.',
  'handover.open.orders_new': 'Непринятые заказы',
  'handover.open.orders_due': 'Просроченные суммы',
  'handover.figure.revenue': 'Выручка',
  'handover.figure.orders': 'Заказы',
  'handover.figure.refunds': 'Возвраты',
};
