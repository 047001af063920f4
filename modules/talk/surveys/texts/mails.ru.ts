import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsRu: TextsLike<typeof mailsDe> = {
  'survey_mail.hello': 'Здравствуйте, {name}!',
  'survey_mail.hello_nobody': 'Здравствуйте!',
  'survey_mail.invite.subject': '{title}',
  'survey_mail.remind.subject': 'Напоминание: {title}',
  'survey_mail.invite':
    'Мы хотим знать, что можем улучшить, и просим Вас ответить на несколько вопросов: «{title}». Это займёт несколько минут.',
  'survey_mail.remind':
    'Некоторое время назад мы просили Вас ответить на несколько вопросов: «{title}». Опрос ещё открыт. Больше мы спрашивать не будем.',
  'survey_mail.anonymous':
    'Опрос анонимный. Мы не узнаем, что Вы ответили, а только то, что Вас не нужно спрашивать снова.',
  'survey_mail.why': 'Вы получили это письмо, потому что подписались на сообщения {site} и подтвердили это.',
  'survey_mail.button': 'К опросу',
  'survey_mail.unsubscribe': 'Больше не писать',
};
