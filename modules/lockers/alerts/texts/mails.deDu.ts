import type { mailsDe } from './mails.de.ts';

export const mailsDeDu = {
  'mail.alert.text': 'Hallo,\n\n{sentences}\n\nStandort: {place}\nSeit: {since} Uhr',
} as const satisfies Partial<Record<keyof typeof mailsDe, string>>;
