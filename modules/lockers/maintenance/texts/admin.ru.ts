import type { Texts, TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** The overview; the screens of this module are said in English. */
export const adminRu: Partial<TextsLike<typeof adminDe>> & Texts = {
  'tile.batteries.title': 'Батареи',
  'tile.batteries.info': 'Замки, батарею которых пора заменить, и день, когда заряда не хватит. Самые срочные первыми.',
  'tile.batteries.none': 'В ближайшее время ни одну батарею менять не нужно.',
  'tile.batteries.all': 'Все замки по заряду',
  'tile.batteries.low': 'слишком низкий',
  'tile.batteries.by': 'ожидается с {day}',
  'tile.batteries.steady': 'не падает',
  'tile.batteries.visit_one': 'скоро нужно заменить',
  'tile.batteries.visit_few': 'скоро нужно заменить',
  'tile.batteries.visit_many': 'скоро нужно заменить',
  'tile.batteries.visit_other': 'скоро нужно заменить',
};
