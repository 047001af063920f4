import type { TextsLike } from '@fachwerk/base/language';
import { commonRu } from './common.ru.ts';
import type { siteDe } from './site.de.ts';

export const siteRu: TextsLike<typeof siteDe> = {
  ...commonRu,

  'dialogue.start.title': 'Быстрая помощь',
  'dialogue.start.text': 'Наш ассистент задаст пару вопросов и при необходимости позовёт сотрудника.',
  'dialogue.answer': 'Ваш ответ',
  'dialogue.open.none_known': 'В этом браузере аренда неизвестна. Откройте ссылку из письма или войдите.',
  'dialogue.send': 'Ответить',
  'dialogue.open': 'Открыть ячейку {box} ({location})',
  'dialogue.open.not_now': 'Не сейчас',
  'dialogue.open.unknown': 'Дальше без открытия',
};
