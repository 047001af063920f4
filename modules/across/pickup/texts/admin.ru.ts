import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** The names among the settings; the screens of this module are said in English. */
export const adminRu: Partial<TextsLike<typeof adminDe>> = {
  'pickup.settings_title': 'Настройка ячеек выдачи',
  'pickup.settings_title.about': 'Ячейки для выдачи заказов.',
  'pickup.settings_title.words': 'выдача, ячейка, упаковка, охлаждение, срок',
};
