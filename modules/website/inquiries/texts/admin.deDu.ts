import { commonDeDu } from './common.deDu.ts';

export const adminDeDu = {
  ...commonDeDu,

  'inquiries.empty.all.text': 'Setz den Baustein „Kontaktformular“ oder „Rückruf“ auf eine Seite deiner Website.',
  'inquiries.reply.subject': 'Deine Anfrage vom {date}',
  'inquiries.mail.contact': 'Über die Seite „{page}“ deiner Website kam eine Nachricht von {who}.',
  'inquiries.mail.callback': 'Über die Seite „{page}“ deiner Website bittet jemand um Rückruf: {who}.',
  'inquiries.mail.reply': 'Antworte einfach auf diese E-Mail: Deine Antwort geht an die angegebene Adresse.',
} as const;
