import type { mailsDe } from './mails.de.ts';

export const mailsDeDu = {
  'mail.settlement.text':
    'Die Abrechnung {number} für {month} über {total} liegt bereit.\n\nSieh sie durch: Du kannst zustimmen oder sagen, was nicht stimmt.',
} as const satisfies Partial<Record<keyof typeof mailsDe, string>>;
