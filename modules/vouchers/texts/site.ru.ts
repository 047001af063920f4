import type { TextsLike } from '@fachwerk/base/language';
import { commonRu } from './common.ru.ts';
import type { siteDe } from './site.de.ts';

export const siteRu: TextsLike<typeof siteDe> = {
  ...commonRu,
  'gift.title': 'Подарить сертификат',
  'gift.lead': 'Вы оплачиваете, мы присылаем сертификат в PDF, чтобы распечатать или переслать.',
  'gift.step_worth': 'Сертификат',
  'gift.step_buyer': 'Кто платит',
  'gift.step_payment': 'Как Вы платите',
  'gift.amount': 'Сумма',
  'gift.own_amount': 'Другая сумма в евро',
  'gift.own_amount_help': 'От {least} до {most}.',
  'gift.recipient': 'Для кого',
  'gift.message': 'Несколько слов',
  'gift.vat': 'Сертификат действует на всё в этом магазине, также по частям, три года с конца этого года.',
  'gift.provider': 'Договор с: {name}',
  'gift.buy': 'Заказать с обязательством оплаты',
  'gift.to_balance': 'Посмотреть остаток сертификата',
  'gift.balance_title': 'Остаток',
  'gift.code': 'Код сертификата',
  'gift.code_help': '16 знаков, четыре группы.',
  'gift.look': 'Посмотреть остаток',
  'gift.balance': 'Осталось на сертификате',
  'gift.initial': 'Изначально',
  'gift.expires': 'Действует до',
  'gift.moves': 'До сих пор',
  'gift.move_issued': 'выдан',
  'gift.move_spent': 'использован',
  'gift.move_given_back': 'возвращено',
  'gift.move_taken_back': 'отозвано',
  'gift.to_shop': 'В магазин',
};
