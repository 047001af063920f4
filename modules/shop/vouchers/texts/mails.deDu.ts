import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsDeDu: Partial<TextsLike<typeof mailsDe>> = {
  'mail.coupon.text': 'Hallo,\n\nhier ist dein Code für {company}: {worth}.',
  'mail.coupon.how': 'Gib ihn im Warenkorb ein.',
  'mail.coupon.label': 'Dein Code',
  'mail.gift.subject': 'Dein Gutschein über {amount} von {company}',
  'mail.gift.greeting': 'Hallo {name},',
  'mail.gift.how':
    'Wer den Code hat, kann damit bezahlen: Bewahr das Blatt auf wie Bargeld. Eingelöst wird er im Warenkorb, auch in Teilen.',
};
