import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** The names among the settings; the screens of this module are said in English. */
export const adminRu: Partial<TextsLike<typeof adminDe>> = {
  'appointments.setup': 'Настройка записи',
  'appointments.setup.about': 'Услуги, персонал, помещения и правила онлайн-записи.',
  'appointments.setup.words':
    'услуги, сотрудники, рабочее время, календарь, срок записи, отмена, онлайн-запись, лист ожидания',
};
