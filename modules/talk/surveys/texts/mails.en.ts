import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsEn: TextsLike<typeof mailsDe> = {
  'survey_mail.hello': 'Hello {name},',
  'survey_mail.hello_nobody': 'Hello,',
  'survey_mail.invite.subject': '{title}',
  'survey_mail.remind.subject': 'Asked once more: {title}',
  'survey_mail.invite':
    'we would like to know what we can do better, and ask you for a few answers: “{title}”. It takes only a few minutes.',
  'survey_mail.remind':
    'some time ago we asked you for a few answers: “{title}”. If you still like to: the survey is still open. We do not ask again after this.',
  'survey_mail.anonymous':
    'The survey is anonymous. We do not learn what you answered, only that you need not be asked again.',
  'survey_mail.why': 'You get this e-mail because you asked for messages from {site} and confirmed it.',
  'survey_mail.button': 'To the survey',
  'survey_mail.unsubscribe': 'No more messages',
};
