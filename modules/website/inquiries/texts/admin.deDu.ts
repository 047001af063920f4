import { commonDeDu } from './common.deDu.ts';

export const adminDeDu = {
  ...commonDeDu,

  'inquiries.empty.all.text': 'Setz den Baustein „Kontaktformular“ oder „Rückruf“ auf eine Seite deiner Website.',
  'inquiries.reply.subject': 'Deine Anfrage vom {date}',
  'inquiries.mail.contact': 'Neue Nachricht von {who} über die Seite „{page}“ deiner Website.',
  'inquiries.mail.callback': 'Rückrufwunsch von {who} über die Seite „{page}“ deiner Website.',
  'inquiries.mail.reply': 'Antworte direkt auf diese E-Mail: Deine Antwort geht an die angegebene Adresse.',
} as const;
