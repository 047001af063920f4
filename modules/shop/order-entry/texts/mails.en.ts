import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsEn: TextsLike<typeof mailsDe> = {
  'mail.payment_link.subject': 'Your order {number} at {company}: please pay',
  'mail.payment_link.text':
    'thank you for your order by telephone. Please pay for it with the button below within two hours, then we begin. You have ordered:',
  'mail.payment_link.button': 'Pay now',
};
