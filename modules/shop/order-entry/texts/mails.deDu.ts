import type { mailsDe } from './mails.de.ts';

export const mailsDeDu = {
  'mail.payment_link.subject': 'Deine Bestellung {number} bei {company}: bitte bezahlen',
  'mail.payment_link.text':
    'vielen Dank für deine Bestellung am Telefon. Bitte bezahl sie innerhalb von zwei Stunden über die Schaltfläche unten, danach beginnen wir mit der Bearbeitung. Deine Bestellung:',
} as const satisfies Partial<Record<keyof typeof mailsDe, string>>;
