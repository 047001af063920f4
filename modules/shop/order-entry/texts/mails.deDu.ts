import type { mailsDe } from './mails.de.ts';

export const mailsDeDu = {
  'mail.payment_link.subject': 'Deine Bestellung {number} bei {company}: bitte bezahlen',
  'mail.payment_link.text':
    'vielen Dank für deine Bestellung am Telefon. Bitte bezahl sie über den Knopf unten innerhalb von zwei Stunden, dann fangen wir an. Bestellt hast du:',
} as const satisfies Partial<Record<keyof typeof mailsDe, string>>;
