import { mailsRu } from './mails-ru.ts';
import { siteRu } from './site-ru.ts';

export const ru = {
  ...siteRu,
  ...mailsRu,
  'withdrawal.unknown': 'Такого отказа от договора нет.',
  'withdrawal.changed_meanwhile':
    'Тем временем ответил кто-то другой. Прочтите этот ответ, прежде чем отправлять ещё один.',
};
