import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsRu: TextsLike<typeof mailsDe> = {
  'mail.placed.subject': 'Ваш заказ {number} в {company}',
  'mail.payment_reminder.subject': 'Оплата заказа {number} ещё не поступила',
  'mail.later.thanks': 'спасибо за Ваш заказ. Мы его получили.',
  'mail.later.how.cash': 'Пожалуйста, заплатите {amount} наличными при получении заказа.',
  'mail.later.how.card_on_site': 'Пожалуйста, заплатите {amount} картой при получении заказа.',
  'mail.later.how.cash_on_delivery': 'Пожалуйста, заплатите {amount} курьеру.',
  'mail.later.how.invoice': 'Пожалуйста, переведите {amount} до {date} на этот счёт:',
  'mail.later.how.prepayment':
    'Пожалуйста, переведите {amount} до {date} на этот счёт. Как только деньги поступят, мы начнём выполнять заказ.',
  'mail.later.reminder': 'за Ваш заказ {number} деньги ещё не поступили.',
  'mail.later.reminder_crossed': 'Если Вы уже перевели деньги, это письмо можно не учитывать.',
  'pay_later.not_transferred': 'Перевод не поступил до {date}.',
  'pay_later.holder': 'Получатель: {holder}',
  'pay_later.iban': 'IBAN: {iban}',
  'pay_later.bic': 'BIC: {bic}',
  'pay_later.purpose': 'Назначение платежа: {purpose}',
};
