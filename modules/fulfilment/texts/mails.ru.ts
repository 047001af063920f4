import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsRu: TextsLike<typeof mailsDe> = {
  'mail.fulfilment.greeting': 'Здравствуйте, {name}!',
  'mail.fulfilment.accepted_brought.subject': 'Ваш заказ {number} прибудет около {time}',
  'mail.fulfilment.accepted_brought.text': '{company}: ваш заказ {number} принят. Он прибудет около {time}.',
  'mail.fulfilment.accepted_brought.label': 'У вас около',
  'mail.fulfilment.accepted_fetched.subject': 'Ваш заказ {number} будет готов около {time}',
  'mail.fulfilment.accepted_fetched.text': '{company}: ваш заказ {number} принят. Его можно забрать около {time}.',
  'mail.fulfilment.accepted_fetched.label': 'Готов около',
  'mail.fulfilment.accepted_sent.subject': 'Ваш заказ {number} принят',
  'mail.fulfilment.accepted_sent.text': '{company}: ваш заказ {number} принят, мы его собираем.',
  'mail.fulfilment.accepted_sent.label': 'Отправка до',
  'mail.fulfilment.ready.subject': 'Ваш заказ {number} готов',
  'mail.fulfilment.ready.text': 'Ваш заказ {number} ждёт вас: {company}.',
  'mail.fulfilment.ready.label': 'Обещано к',
  'mail.fulfilment.on_way.subject': 'Ваш заказ {number} в пути',
  'mail.fulfilment.on_way.text': '{company}: ваш заказ {number} уже в пути.',
  'mail.fulfilment.on_way.label': 'У вас около',
  'mail.fulfilment.sent.subject': 'Ваш заказ {number} отправлен',
  'mail.fulfilment.sent.text': '{company}: ваш заказ {number} отправлен.',
  'mail.fulfilment.sent.label': 'Отправка до',
  'mail.fulfilment.refused.subject': 'Ваш заказ {number} не принят',
  'mail.fulfilment.refused.text': '{company} не может принять ваш заказ {number}.',
  'mail.fulfilment.reason': 'Причина: {reason}',
  'mail.fulfilment.money_back':
    'Мы вернём {amount} тем же способом, каким вы платили. Обычно это занимает несколько дней.',
  'mail.fulfilment.nothing_paid': 'Оплаты ещё не было. Ничего делать не нужно.',
  'mail.fulfilment.to': 'Адрес: {address}',
  'mail.fulfilment.due': 'К оплате при получении: {amount}',
  'mail.fulfilment.phone': 'Вопросы? Позвоните нам: {phone}',
  'mail.fulfilment.button': 'Следить за заказом',
};
