import type { mailsDe } from './mails.de.ts';

export const mailsDeDu = {
  'mail.corrected.subject': 'Deine Bestellung {number} wurde geändert',
  'mail.corrected.text': 'wir haben deine Bestellung {number} geändert. Grund: {reason}. Deine geänderte Bestellung:',
} as const satisfies Partial<Record<keyof typeof mailsDe, string>>;
