import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** The overview; the screens of this module are said in English. */
export const adminRu: Partial<TextsLike<typeof adminDe>> = {
  'desk.tile.title': 'С досок',
  'desk.tile.info': 'Что ждёт на досках, столбец за столбцом. Каждая строка ведёт к своей доске.',
  'desk.tile.empty': 'На досках ничего не ждёт.',
  'desk.tile.open': 'Открыть доску',
  'mine.none': 'Карточек для вас нет.',
  'mine.due': 'к сроку, всего карточек: {all}',
};
