import type { mailsDe } from './mails.de.ts';

export const mailsDeDu = {
  'mail.sign_up.confirm.subject': 'Bestätige Deine E-Mail-Adresse',
  'mail.sign_up.confirm.text': `Hallo,

mit dieser Adresse soll bei {company} eine Firma angelegt werden: {email}

Öffne die Seite und bestätige dort, oder gib den Code ein. Beides gilt {minutes} Minuten und nur einmal.

Warst Du das nicht? Dann brauchst Du nichts zu tun: Es wird nichts angelegt.`,
  'mail.sign_up.code': 'Dein Code',
  'mail.sign_up.known.subject': 'Du hast schon ein Konto',
  'mail.sign_up.known.text': `Hallo,

jemand wollte mit Deiner Adresse bei {company} eine neue Firma anlegen. Mit {email} gibt es aber schon ein Konto.

Warst Du das? Dann melde Dich an. Dein Passwort kannst Du auf der Anmeldeseite neu wählen. Für eine weitere Firma nimm eine andere Adresse.

Warst Du das nicht? Dann brauchst Du nichts zu tun.`,
} as const satisfies Partial<Record<keyof typeof mailsDe, string>>;
