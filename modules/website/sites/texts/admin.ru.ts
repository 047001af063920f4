import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** The names among the settings; the screens of this module are said in English. */
export const adminRu: Partial<TextsLike<typeof adminDe>> = {
  'sites.title': 'Мой сайт',
  'sites.title.about': 'Название, логотип, цвета, языки и контакты сайта.',
  'sites.title.words': 'логотип, цвет, дизайн, шрифт, внешний вид, заголовок, главная, WhatsApp, соцсети',
  'sites.tab.legal': 'Правовые тексты',
  'sites.tab.legal.about': 'Выходные данные, защита данных, условия и отказ от договора.',
  'sites.tab.legal.words': 'политика конфиденциальности, GDPR, cookies, доступность, условия',
};
