import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsIt: TextsLike<typeof mailsDe> = {
  'mail.payment_link.subject': 'Il tuo ordine {number} da {company}: da pagare',
  'mail.payment_link.text':
    'grazie per il tuo ordine telefonico. Pagalo entro due ore con il pulsante qui sotto, poi iniziamo. Hai ordinato:',
  'mail.payment_link.button': 'Paga ora',
};
