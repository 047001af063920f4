import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsIt: TextsLike<typeof mailsDe> = {
  'survey_mail.hello': 'Buongiorno {name},',
  'survey_mail.hello_nobody': 'Buongiorno,',
  'survey_mail.invite.subject': '{title}',
  'survey_mail.remind.subject': 'Un promemoria: {title}',
  'survey_mail.invite':
    'vorremmo sapere che cosa possiamo migliorare e Le chiediamo qualche risposta: «{title}». Bastano pochi minuti.',
  'survey_mail.remind':
    'qualche tempo fa Le abbiamo chiesto qualche risposta: «{title}». Se desidera ancora rispondere, il sondaggio è aperto. Dopo non chiederemo più.',
  'survey_mail.anonymous':
    'Il sondaggio è anonimo. Non sapremo che cosa ha risposto, solo che non occorre chiederLe di nuovo.',
  'survey_mail.why': 'Riceve questa e-mail perché ha richiesto e confermato i messaggi di {site}.',
  'survey_mail.button': 'Al sondaggio',
  'survey_mail.unsubscribe': 'Niente più messaggi',
};
