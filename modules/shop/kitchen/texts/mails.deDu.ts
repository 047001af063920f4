import type { mailsDe } from './mails.de.ts';

export const mailsDeDu = {
  'mail.unaccepted.text': 'Seit {minutes} Minuten nicht angenommen: {numbers}. Bitte öffne die Küche.',
} as const satisfies Partial<Record<keyof typeof mailsDe, string>>;
