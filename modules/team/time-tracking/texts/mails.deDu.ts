import type { mailsDe } from './mails.de.ts';

export const mailsDeDu = {
  'mail.budget.text':
    'Im {month} sind auf „{project}“ {percent}\u00a0% des Budgets verbraucht: {spent} von {budget}.\n\nEinzelheiten findest du in der Zeiterfassung.',
} as const satisfies Partial<Record<keyof typeof mailsDe, string>>;
