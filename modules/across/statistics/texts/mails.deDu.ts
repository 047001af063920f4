import type { mailsDe } from './mails.de.ts';

export const mailsDeDu = {
  'mail.statistics.subject': 'Deine Zahlen für {month}',
  'mail.statistics.why':
    'Du erhältst diese E-Mail, weil du sie in der Statistik bestellt hast. Dort kannst du sie auch abbestellen.',
} as const satisfies Partial<Record<keyof typeof mailsDe, string>>;
