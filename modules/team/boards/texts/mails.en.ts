import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsEn: TextsLike<typeof mailsDe> = {
  'mail.mention.subject': '{name} mentioned you on “{card}”',
  'mail.mention.text': 'Hello,\n\n{name} writes on the card “{card}” (board {board}):\n\n{comment}',
  'mail.mention.button': 'See the card',
};
