import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsIt: TextsLike<typeof mailsDe> = {
  'mail.corrected.subject': 'Il Suo ordine {number} è stato modificato',
  'mail.corrected.text': 'abbiamo modificato il Suo ordine {number}. Motivo: {reason}. Ora è così:',
};
