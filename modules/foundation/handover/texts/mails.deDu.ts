import type { mailsDe } from './mails.de.ts';

export const mailsDeDu = {
  'mail.handover.why':
    'Du erhältst diese E-Mail, weil du sie auf der Seite „Übergabe“ bestellt hast. Dort änderst oder beendest du den Versand.',
} as const satisfies Partial<Record<keyof typeof mailsDe, string>>;
