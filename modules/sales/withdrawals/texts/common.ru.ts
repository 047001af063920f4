import type { TextsLike } from '@fachwerk/base/language';
import type { commonDe } from './common.de.ts';

export const commonRu: TextsLike<typeof commonDe> = {
  'withdrawal.unknown': 'Такого отказа от договора нет.',
  'withdrawal.changed_meanwhile':
    'Тем временем ответил кто-то другой. Прочтите этот ответ, прежде чем отправлять ещё один.',

  'withdraw.whole_order': 'Весь заказ',
  'withdrawal.page_gone': 'Этой страницы больше нет. Если вы ещё не подтвердили отказ, заполните форму ещё раз.',
  'withdrawal.too_often':
    'Для этого адреса только что поступило несколько отказов. Попробуйте снова через час или напишите нам.',
};
