import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsRu: TextsLike<typeof mailsDe> = {
  'mail.payment_link.subject': 'Ваш заказ {number} в {company}: оплатите, пожалуйста',
  'mail.payment_link.text':
    'спасибо за заказ по телефону. Оплатите его, пожалуйста, с помощью кнопки ниже в течение двух часов, и мы начнём. Вы заказали:',
  'mail.payment_link.button': 'Оплатить',
};
