import type { adminDe } from './admin.de.ts';
import { adminSettingsDeDu } from './admin-settings.deDu.ts';

export const adminDeDu = {
  ...adminSettingsDeDu,
  'mail_sender.now': 'So gehen Deine E-Mails jetzt hinaus',
  'mail_sender.address.about':
    'Du trägst bei Deinem Domain-Anbieter zwei Einträge ein. Sobald wir beide finden, gehen Deine E-Mails unter Deiner Adresse hinaus und kommen an, statt im Spam zu landen.',
  'mail_sender.record.spf': 'SPF: Wer für Deine Domain senden darf',
  'mail_sender.record.spf.help':
    'Gibt es für die Domain schon einen SPF-Eintrag, ergänze ihn um den Teil, der mit include: beginnt. Zwei Einträge gelten als keiner.',
  'mail_sender.server.about':
    'Deine E-Mails gehen über den Mailserver hinaus, den Du schon hast. Fällt er aus, springt die Plattform ein und sagt Dir Bescheid.',
  'mail_sender.remove.text':
    'Deine E-Mails gehen dann wieder über die Plattform hinaus; Antworten gehen an die E-Mail-Adresse aus Deinen Firmendaten.',
  'mail_sender.public_domain':
    'Diese Adresse liegt bei einem großen Anbieter, für dessen Domain Du keine Einträge setzen kannst. Nimm eine Adresse Deiner eigenen Domain, oder verbinde den Mailserver des Anbieters.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
