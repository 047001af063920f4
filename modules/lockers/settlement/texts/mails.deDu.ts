import type { mailsDe } from './mails.de.ts';

export const mailsDeDu = {
  'mail.settlement.text':
    'Die Abrechnung {number} für {month} über {total} liegt bereit.\n\nBitte prüfe sie: Du kannst zustimmen oder mit Begründung widersprechen.',
} as const satisfies Partial<Record<keyof typeof mailsDe, string>>;
