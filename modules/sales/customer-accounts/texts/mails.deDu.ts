import type { mailsDe } from './mails.de.ts';

export const mailsDeDu = {
  'customer_mail.login.subject': 'Dein Link zum Anmelden bei {site}',
  'customer_mail.login.text':
    'mit diesem Link meldest du dich bei {site} an. Er gilt {minutes} Minuten und nur einmal.\n\nAlternativ gibst du auf der Seite diesen Code ein: {code}\n\nHast du die Anmeldung nicht angefordert? Dann musst du nichts tun.',
} as const satisfies Partial<Record<keyof typeof mailsDe, string>>;
