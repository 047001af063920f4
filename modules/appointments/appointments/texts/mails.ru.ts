import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsRu: TextsLike<typeof mailsDe> = {
  'mail.appointment.booked.subject': 'Ваша запись: {service}, {when}',
  'mail.appointment.booked.text': 'Здравствуйте, {name}!\n\nВы записаны в {company}.',
  'mail.appointment.booked.button': 'Посмотреть или изменить запись',
  'mail.appointment.moved.subject': 'Ваша запись перенесена: {service}, {when}',
  'mail.appointment.moved.text': 'Здравствуйте, {name}!\n\nВремя вашей записи в {company} изменилось.',
  'mail.appointment.moved.button': 'Посмотреть или изменить запись',
  'mail.appointment.cancelled.subject': 'Ваша запись отменена: {service}, {when}',
  'mail.appointment.cancelled.text': 'Здравствуйте, {name}!\n\nЭта запись в {company} отменена.',
  'mail.appointment.cancelled.button': 'Записаться снова',
  'mail.appointment.reminder.subject': 'Напоминание: {service}, {when}',
  'mail.appointment.reminder.text': 'Здравствуйте, {name}!\n\nЖдём вас в {company}.',
  'mail.appointment.reminder.button': 'Посмотреть запись',
  'mail.appointment.offered.subject': 'Освободилось время: {service}, {when}',
  'mail.appointment.offered.text':
    'Здравствуйте, {name}!\n\nВы в листе ожидания {company}, и освободилось время. Мы держим его для вас до {until}. Подтвердите запись кнопкой ниже.',
  'mail.appointment.offered.button': 'Подтвердить запись',
  'mail.appointment.facts': '{service}, {staff}\n{when}',
  'mail.appointment.paid': 'Цена: {price}, уже оплачено.',
  'mail.appointment.to_pay': 'Цена: {price}, оплата при подтверждении.',
  'mail.appointment.price': 'Цена: {price}, оплата на месте.',
  'mail.appointment.place': 'Адрес: {place}',
  'mail.appointment.deadline': 'Перенести или отменить запись можно самостоятельно за {hours} ч. до неё, кнопкой ниже.',
  'mail.appointment.unconfirmed.subject': 'Подтвердите запись: {service}, {when}',
  'mail.appointment.unconfirmed.text':
    'Здравствуйте!\n\nНа этот адрес оформлена запись в {company}. Мы держим время до {until}. Подтвердите запись кнопкой ниже. Если вы не записывались, ничего делать не нужно.',
  'mail.appointment.unconfirmed.button': 'Подтвердить запись',
};
