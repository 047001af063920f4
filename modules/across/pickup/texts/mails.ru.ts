import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsRu: TextsLike<typeof mailsDe> = {
  'mail.pickup.greeting': 'Здравствуйте, {name}!',
  'mail.pickup.pin': 'Ваш код для терминала',
  'mail.pickup.pin_of': 'Ячейка {box}: код {pin}',
  'mail.pickup.phone': 'Вопросы? Позвоните нам: {phone}',
  'mail.pickup.button': 'Открыть ячейку',
  'mail.pickup.button_order': 'Посмотреть заказ',
  'mail.pickup.laid.subject': 'Ваш заказ {number} в ячейке {boxes}',
  'mail.pickup.laid.text':
    'Ваш заказ {number} от {company} готов: {location}, {address}, ячейка {boxes}. Откройте ячейку кнопкой на телефоне, когда будете рядом, или кодом на терминале. Пожалуйста, заберите его до {until}.',
  'mail.pickup.reminder.subject': 'Ваш заказ {number} всё ещё ждёт в ячейке {boxes}',
  'mail.pickup.reminder.text':
    'Ваш заказ {number} всё ещё в ячейке {boxes}: {location}, {address}. Пожалуйста, заберите его до {until}. Затем мы его вынем.',
  'mail.pickup.taken_back.subject': 'Вашего заказа {number} больше нет в ячейке',
  'mail.pickup.taken_back.text':
    'Мы вынули Ваш заказ {number} из ячейки. Причина: {reason}. Пожалуйста, обратитесь в {company}: {location}, {address}.',
  'mail.pickup.counter.subject': 'Ваш заказ {number} Вы получите у стойки',
  'mail.pickup.counter.text':
    'Ваш заказ {number} не кладут в ячейку. Причина: {reason}. Вы получите его у стойки {company}: {location}, {address}.',
};
