import type { mailsDe } from './mails.de.ts';

export const mailsDeDu = {
  'survey_mail.hello': 'Hallo {name},',
  'survey_mail.hello_nobody': 'Hallo,',
  'survey_mail.invite':
    'wir möchten wissen, was wir besser machen können, und bitten dich um ein paar Antworten: „{title}“. Es dauert nur wenige Minuten.',
  'survey_mail.remind':
    'vor einiger Zeit haben wir dich um ein paar Antworten gebeten: „{title}“. Falls du noch magst: Die Umfrage ist noch offen. Wir fragen danach nicht noch einmal.',
  'survey_mail.anonymous':
    'Die Umfrage ist anonym. Wir erfahren nicht, was du geantwortet hast, nur, dass du nicht noch einmal gefragt werden musst.',
  'survey_mail.why': 'Du erhältst diese E-Mail, weil du Nachrichten von {site} bestellt und das bestätigt hast.',
} as const satisfies Partial<Record<keyof typeof mailsDe, string>>;
