import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsDeDu: Partial<TextsLike<typeof mailsDe>> = {
  'mail.coupon.text': 'Hallo,\n\nhier ist dein Code für {company}: {worth}.',
  'mail.coupon.how': 'Gib den Code im Warenkorb ein.',
  'mail.coupon.label': 'Dein Code',
  'mail.gift.subject': 'Dein Gutschein über {amount} von {company}',
  'mail.gift.greeting': 'Hallo {name},',
  'mail.gift.how':
    'Der Code gilt wie Bargeld: Bewahr ihn sicher auf. Er wird im Warenkorb eingelöst, auch in Teilbeträgen.',
  'mail.gift.text':
    'vielen Dank. Den Gutschein von {company} über {amount} findest du im Anhang als PDF. Er gilt bis {date}.',
};
