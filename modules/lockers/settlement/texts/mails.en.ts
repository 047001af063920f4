import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsEn: TextsLike<typeof mailsDe> = {
  'mail.settlement.subject': 'Settlement {month}: {total}',
  'mail.settlement.text':
    'The settlement {number} for {month} of {total} is ready.\n\nPlease look through it: you can agree, or say what is wrong.',
  'mail.settlement.button': 'See the settlement',
};
