import type { TextsLike } from '@fachwerk/base/language';
import type { siteDe } from './site.de.ts';

export const siteEn: TextsLike<typeof siteDe> = {
  'rental.begun': 'This rental has already begun. You can end it on its page; unused time is not refunded.',
  'rental.refund_changed': 'What you get back has changed meanwhile. Please look at the amount again.',
  'cancellation.title': 'Cancel the booking',
  'cancellation.back': 'To my rental',
  'cancellation.box': 'Box {box}, {location}',
  'cancellation.from': 'From',
  'cancellation.to': 'To',
  'cancellation.paid': 'Paid',
  'cancellation.refund': 'Refund',
  'cancellation.what':
    'Until it begins, cancelling is free. The money goes back the way you paid, which may take a few days. The box is free for others at once; your link and your PIN no longer work.',
  'cancellation.what_free':
    'The box is free for others at once; your link and your PIN no longer work. Nothing was paid, so nothing goes back.',
  'cancellation.confirm': 'Cancel the booking',
  'cancellation.keep': 'Keep the booking',
  'cancellation.done': 'Your booking is cancelled.',
  'cancellation.money_back': '{amount} go back the way you paid. This may take a few days.',
  'cancellation.again': 'Rent a box again',
};
