import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** The names among the settings; the screens of this module are said in English. */
export const adminRu: Partial<TextsLike<typeof adminDe>> = {
  'found_items.settings': 'Сроки хранения',
  'found_items.settings.about':
    'Для новых находок. § 973 BGB называет шесть месяцев со дня заявления в компетентный орган.',
  'found_items.settings.words': 'находки, срок хранения, бюро находок, потерянные вещи, § 973 BGB',
};
