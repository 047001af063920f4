import type { mailsDe } from './mails.de.ts';

export const mailsDeDu = {
  'mail.unaccepted.text':
    'Seit {minutes} Minuten wartet eine Bestellung darauf, dass jemand sie annimmt: {numbers}. Bitte schau in die Küche.',
} as const satisfies Partial<Record<keyof typeof mailsDe, string>>;
