import type { TextsLike } from '@fachwerk/base/language';
import type { commonDe } from './common.de.ts';

export const commonRu: TextsLike<typeof commonDe> = {
  'item.gone': 'Этого товара больше нет.',
  'item.sold_out': '«{item}»: распродано.',
  'item.not_now': '«{item}» в это время не продаётся.',
  'choice.variant_missing': 'Сначала выберите вариант: «{item}».',
  'choice.variant_unknown': 'Этого варианта «{item}» больше нет. Выберите другой.',
  'choice.variant_sold_out': 'Этот вариант «{item}» распродан. Выберите другой.',
  'choice.extra_unknown': 'Одной из добавок к «{item}» больше нет. Выберите заново.',
  'choice.extra_sold_out': '«{extra}»: распродано. Выберите что-нибудь другое.',
  'choice.extra_too_often': '«{extra}» можно взять не больше {mostOfSame} раз.',
  'choice.too_few': 'Выберите в «{group}» не меньше {minimum}.',
  'choice.too_many': 'Выберите в «{group}» не больше {maximum}.',
  'choice.quantity': 'Такое количество невозможно. Выберите от 1 до 999.',
};
