import type { mailsDe } from './mails.de.ts';

export const mailsDeDu = {
  'mail.sender_test.text': 'Hallo,\n\ndies ist eine Test-E-Mail. Deine Kunden sehen diesen Absender von {company}.',
} as const satisfies Partial<Record<keyof typeof mailsDe, string>>;
