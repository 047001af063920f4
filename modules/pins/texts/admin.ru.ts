import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** The overview; the screens of this module are said in English. */
export const adminRu: Partial<TextsLike<typeof adminDe>> = {
  'pins.tile.title': 'Быстрый старт',
  'pins.tile.info': 'Вопросы коллегам и инструкции в одно нажатие. Написанное стоит в сообщениях.',
  'pin.unknown': 'Этого быстрого старта больше нет.',
  'pin.too_many': 'Больше быстрых стартов добавить нельзя.',
  'pins.empty': 'Быстрых стартов пока нет.',
  'pins.add': 'Добавить быстрый старт',
  'pins.save': 'Сохранить быстрый старт',
  'pins.name': 'Название',
  'pins.name_help': 'Со словом «Anleitung» в названии получает знак воспроизведения.',
  'pins.description': 'Для чего он',
  'pins.remove': 'Удалить «{name}»',
  'pins.remove_text': 'Заданные через него вопросы останутся в сообщениях.',
  'pins.close_title': 'Закрыть разговор?',
  'pins.close_text': 'Написанное отправлено. Ответы вы найдёте в сообщениях.',
  'pins.close': 'Закрыть',
};
