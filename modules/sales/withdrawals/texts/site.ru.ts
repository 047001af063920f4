import type { TextsLike } from '@fachwerk/base/language';
import { commonRu } from './common.ru.ts';
import type { siteDe } from './site.de.ts';

export const siteRu: TextsLike<typeof siteDe> = {
  ...commonRu,

  'withdraw.title': 'Отказаться от договора',
  'withdraw.lead':
    'Здесь можно отказаться от договора без входа в систему. На втором шаге проверьте данные; сразу после этого мы подтвердим получение по электронной почте.',
  'withdraw.step.form': 'Данные',
  'withdraw.step.check': 'Проверка и подтверждение',
  'withdraw.name': 'Ваше имя',
  'withdraw.email': 'Адрес эл. почты для подтверждения',
  'withdraw.order_number': 'Номер заказа',
  'withdraw.order_number.help': 'Он указан в подтверждении и в счёте, например 7K2M-41QX.',
  'withdraw.subject': 'От чего вы отказываетесь?',
  'withdraw.subject.help': 'Заполните, только если отказываетесь от части заказа. Причины указывать не нужно.',
  'withdraw.next': 'Далее',
  'withdraw.check': 'Проверьте данные. Отказ считается заявленным только после нажатия «Подтвердить отказ».',
  'withdraw.statement': 'Настоящим я отказываюсь от указанного ниже договора.',
  'withdraw.confirm': 'Подтвердить отказ',
  'withdraw.change': 'Изменить данные',
  'withdraw.received': 'Мы получили ваш отказ',
  'withdraw.received.title': 'Подтверждение получения',
  'withdraw.received.what':
    'Мы отправили это подтверждение на {email}. Мы рассмотрим отказ и свяжемся с вами. Эту страницу можно распечатать.',
  'withdraw.received_at': 'Получено',
  'withdraw.policy': 'Прочитать о праве на отказ',
  'withdraw.home': 'На главную страницу',
};
