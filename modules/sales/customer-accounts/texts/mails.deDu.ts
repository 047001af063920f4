import type { mailsDe } from './mails.de.ts';

export const mailsDeDu = {
  'customer_mail.login.subject': 'Dein Link zum Anmelden bei {site}',
  'customer_mail.login.text':
    'mit diesem Link meldest du dich bei {site} an. Er gilt {minutes} Minuten und funktioniert einmal.\n\nOder gib auf der Seite diesen Code ein: {code}\n\nDu wolltest dich gar nicht anmelden? Dann brauchst du nichts zu tun.',
} as const satisfies Partial<Record<keyof typeof mailsDe, string>>;
