import type { mailsDe } from './mails.de.ts';

export const mailsRu = {
  'mail.order.greeting_unpaid': 'Здравствуйте!',
  'mail.order.greeting': 'Здравствуйте, {name}!',
  'mail.order.thanks': 'Спасибо за ваш заказ. Оплата получена.',
  'mail.order.total': 'Итого: {total}',
  'mail.order.gift': 'из них оплачено подарочным сертификатом: {gift}, к оплате: {rest}',
  'mail.order.small_business': 'Без НДС согласно § 19 UStG (малое предприятие).',
  'mail.order.vat': 'В том числе НДС {percent}\u00a0%: {vat}',
  'mail.order.invoice': 'Ваш счёт {invoice}',
  'mail.order.enclosed':
    'Условия и информация об отказе от договора приложены в PDF, в той версии, с которой вы согласились.',
  'mail.order.terms': 'Условия (редакция {version})',
  'mail.order.privacy': 'Защита данных (редакция {version})',
  'mail.order.withdrawal': 'Право на отказ от договора (редакция {version})',
  'mail.order.party': 'Ваш договор заключён с {company}',
  'mail.order.button': 'Посмотреть заказ',
  'mail.order.cancelled': 'Ваш заказ {number} отменён.',
  'mail.order.reason': 'Причина: {reason}',
  'mail.order.money_back':
    'Мы вернём вам {amount} тем же способом, которым вы платили. Обычно это занимает несколько дней.',
  'mail.order.nothing_paid': 'Заказ ещё не был оплачен. Вам ничего не нужно делать.',
  'mail.order.refunded': 'Мы вернули вам {amount} за заказ {number}.',
  'mail.order.credit': 'Исправленный счёт {invoice}',
  'mail.confirmation.subject': 'Ваш заказ {number} в {company}',
  'mail.cancellation.subject': 'Ваш заказ {number} отменён',
  'mail.refund.subject': 'Возврат {amount} за ваш заказ {number}',
  'mail.order.received': 'мы получили Вашу оплату {amount} за заказ {number}. Спасибо.',
  'mail.receipt.subject': 'Оплата заказа {number} получена',
} as const satisfies Partial<Record<keyof typeof mailsDe, string>>;
