import type { TextsLike } from '@fachwerk/base/language';
import type { commonDe } from './common.de.ts';

export const commonRu: TextsLike<typeof commonDe> = {
  'appointment.unknown': 'Такой записи нет.',
  'appointment.service_unknown': 'Этой услуги больше нет.',
  'appointment.staff_unknown': 'Такого сотрудника здесь нет.',
  'appointment.taken': 'Это время уже занято. Выберите, пожалуйста, другое.',
  'appointment.room_taken': 'В это время нет свободного кабинета. Выберите, пожалуйста, другое.',
  'appointment.over': 'Эту запись больше нельзя изменить.',
  'appointment.too_late': 'Перенести или отменить запись онлайн уже нельзя. Позвоните нам, пожалуйста.',
  'appointment.not_online': 'На эту услугу нельзя записаться онлайн. Позвоните нам, пожалуйста.',
  'appointment.too_many_from_here':
    'Из этой сети сегодня уже оформлено много записей. Чтобы добавить ещё, позвоните нам.',
  'appointment.too_many': 'На этот адрес уже оформлено несколько записей. Чтобы добавить ещё, позвоните нам.',
  'appointment.waiting_already': 'Этот адрес уже есть в листе ожидания.',
  'appointment.ends_before_start': 'Конец раньше начала.',
  'appointment.variant_missing': 'Выберите вариант.',
  'appointment.choice_unknown': 'Этого варианта больше нет. Выберите снова.',
  'appointment.too_long': 'Этот промежуток слишком длинный.',
  'appointment.not_accepted': 'Пожалуйста, подтвердите каждое условие отдельно.',
  'appointment.payment_unknown': 'Этот способ оплаты недоступен. Выберите, пожалуйста, другой.',
  'appointment.confirmation_expired':
    'Запись не была подтверждена вовремя, время снова свободно. Запишитесь, пожалуйста, ещё раз.',
};
