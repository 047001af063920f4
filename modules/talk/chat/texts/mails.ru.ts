import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsRu: TextsLike<typeof mailsDe> = {
  'chat.mail.subject': '{site}: вам ответили',
  'chat.mail.text': 'Здравствуйте, {name}! В переписке с {site} есть ответ для вас:',
  'chat.mail.how': 'Кнопка вернёт вас в переписку, там можно сразу ответить. Ссылка принадлежит только вам.',
  'chat.mail.button': 'Ответить',
  'chat.mention.subject': '{name} упоминает вас в заметке',
  'chat.mention.text': '{name} пишет в переписке:\n\n{note}',
  'chat.mention.button': 'Открыть переписку',
};
