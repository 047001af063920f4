import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsEn: TextsLike<typeof mailsDe> = {
  'mail.rule.why': 'The rule “{name}” has written this message.',
  'mail.rule.button': 'See the card',
};
