import type { mailsDe } from './mails.de.ts';

export const mailsDeDu = {
  'survey_mail.hello': 'Hallo {name},',
  'survey_mail.hello_nobody': 'Hallo,',
  'survey_mail.invite':
    'wir möchten uns verbessern und bitten dich um deine Meinung: „{title}“. Die Umfrage dauert nur wenige Minuten.',
  'survey_mail.remind':
    'vor einiger Zeit haben wir dich um deine Meinung gebeten: „{title}“. Die Umfrage ist weiterhin geöffnet. Dies ist unsere einzige Erinnerung.',
  'survey_mail.anonymous': 'Die Umfrage ist anonym. Wir erfahren nur, ob du teilgenommen hast, nicht deine Antworten.',
  'survey_mail.why':
    'Du erhältst diese E-Mail, weil du Nachrichten von {site} bestellt und die Anmeldung bestätigt hast.',
} as const satisfies Partial<Record<keyof typeof mailsDe, string>>;
