import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsEn: TextsLike<typeof mailsDe> = {
  'vouchers.condition.minimum': 'From goods worth {amount}',
  'vouchers.condition.some_goods': 'On selected items',
  'vouchers.condition.types': 'Only for: {types}',
  'vouchers.condition.weekdays': 'Valid on {days}',
  'vouchers.condition.from': 'Valid from {date}',
  'vouchers.condition.until': 'Valid until {date}',
  'vouchers.condition.first_order': 'For the first order only',
  'vouchers.condition.once': 'Can be used once',
  'vouchers.print.title': 'Coupon {code}',
  'vouchers.print.hint': 'Enter the code in the cart',
  'mail.coupon.subject': '{worth} at {company}',
  'mail.coupon.text': 'Hello,\n\nhere is your code for {company}: {worth}.',
  'mail.coupon.how': 'Enter it in the cart.',
  'mail.coupon.label': 'Your code',
  'mail.coupon.button': 'To the shop',
  'mail.gift.subject': 'Your gift voucher for {amount} from {company}',
  'mail.gift.greeting': 'Hello {name},',
  'mail.gift.text':
    'thank you. The gift voucher of {company} for {amount} is enclosed as a PDF. It is valid until {date}.',
  'mail.gift.how':
    'Whoever has the code can pay with it: keep the sheet like cash. It is redeemed in the cart, also in parts.',
  'mail.gift.label': 'Worth',
  'mail.gift.button': 'See balance',
  'mail.gift.file': 'Gift voucher {ending}.pdf',
  'gift.paper.title': 'Gift voucher',
  'gift.paper.for': 'For {name}',
  'gift.paper.hint': 'Enter the code in the cart of {address}. The QR code shows the balance.',
  'gift.paper.terms': 'Valid until {date} for everything in the shop, also in parts. No cash payment.',
  'gift.paper.vat': 'VAT when it is redeemed.',
};
