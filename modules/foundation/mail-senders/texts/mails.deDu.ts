import type { mailsDe } from './mails.de.ts';

export const mailsDeDu = {
  'mail.sender_test.text': `Hallo,

diese E-Mail ist angekommen: So sehen Deine Kunden den Absender von {company}.`,
} as const satisfies Partial<Record<keyof typeof mailsDe, string>>;
