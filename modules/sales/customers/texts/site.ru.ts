import type { TextsLike } from '@fachwerk/base/language';
import { commonRu } from './common.ru.ts';
import type { siteDe } from './site.de.ts';

export const siteRu: TextsLike<typeof siteDe> = {
  ...commonRu,

  'customer_newsletter.title': 'Рассылка',
  'customer_newsletter.asked': 'Хотите получать нашу рассылку? Достаточно одного нажатия.',
  'customer_newsletter.confirm': 'Да, подписаться',
  'customer_newsletter.confirmed': 'Вы получаете нашу рассылку. Отписаться можно здесь в любое время.',
  'customer_newsletter.end': 'Отписаться',
  'customer_newsletter.none': 'Вы не получаете рассылку.',
  'customer_newsletter.home': 'На главную',
};
