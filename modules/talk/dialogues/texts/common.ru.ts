import type { TextsLike } from '@fachwerk/base/language';
import type { commonDe } from './common.de.ts';

export const commonRu: TextsLike<typeof commonDe> = {
  'dialogue.not_waiting': 'На этот вопрос уже ответили. Обновите страницу.',
  'dialogue.answer_wrong': 'Мы не понимаем такой ответ.',
  'dialogue.book.boxes': 'Посмотреть свободные ячейки',
  'dialogue.book.shop': 'В магазин',
  'dialogue.book.none': 'Не сейчас',
  'dialogue.book.nothing': 'Продолжить без записи',
};
