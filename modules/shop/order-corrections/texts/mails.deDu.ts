import type { mailsDe } from './mails.de.ts';

export const mailsDeDu = {
  'mail.corrected.subject': 'Deine Bestellung {number} wurde geändert',
  'mail.corrected.text': 'wir haben deine Bestellung {number} geändert. Grund: {reason}. So sieht sie jetzt aus:',
} as const satisfies Partial<Record<keyof typeof mailsDe, string>>;
