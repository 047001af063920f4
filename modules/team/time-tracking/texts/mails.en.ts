import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsEn: TextsLike<typeof mailsDe> = {
  'mail.budget.subject.80': '{project}: 80% of the budget used',
  'mail.budget.subject.100': '{project}: budget used up',
  'mail.budget.subject.105': '{project}: budget exceeded',
  'mail.budget.text':
    'In {month}, {percent}% of the budget of “{project}” is used: {spent} of {budget}.\n\nTime tracking shows what for.',
  'mail.budget.button': 'See the times',
};
