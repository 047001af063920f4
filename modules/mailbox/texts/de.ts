import { screensDe } from './screens-de.ts';

export const de = {
  ...screensDe,
  'capability.mailbox.read': 'Ausgegangene E-Mails lesen',
  'mail.unknown': 'Diese E-Mail gibt es nicht.',
} as const;
