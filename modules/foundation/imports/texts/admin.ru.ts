import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** The names among the settings; the screens of this module are said in English. */
export const adminRu: Partial<TextsLike<typeof adminDe>> = {
  'imports.title': 'Импорт',
  'imports.title.about': 'Загрузка клиентов, товаров и других данных из файлов.',
  'imports.title.words': 'CSV, Excel, таблица, файл, переезд, перенос данных',
};
