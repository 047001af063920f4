import type { adminDe } from './admin.de.ts';
import { adminSettingsDeDu } from './admin-settings.deDu.ts';

export const adminDeDu = {
  ...adminSettingsDeDu,
  'mail_sender.address.about':
    'Du trägst bei deinem Domain-Anbieter zwei Einträge ein. Danach werden deine E-Mails unter deiner Adresse versendet und nicht als Spam eingestuft.',
  'mail_sender.record.spf.help':
    'Einen vorhandenen SPF-Eintrag ergänzt du um den Teil, der mit include: beginnt. Zwei SPF-Einträge sind ungültig.',
  'mail_sender.server.about':
    'Deine E-Mails werden über deinen Mailserver versendet. Bei einem Ausfall übernimmt die Plattform den Versand, und du wirst benachrichtigt.',
  'mail_sender.remove.text':
    'Deine E-Mails werden wieder über die Plattform versendet; Antworten gehen an die E-Mail-Adresse aus deinen Firmendaten.',
  'mail_sender.public_domain':
    'Für die Domain dieses Anbieters kannst du keine Einträge setzen. Verwende eine Adresse deiner eigenen Domain oder verbinde den Mailserver des Anbieters.',
} as const satisfies Partial<Record<keyof typeof adminDe, string>>;
