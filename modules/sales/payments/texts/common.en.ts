import type { TextsLike } from '@fachwerk/base/language';
import type { commonDe } from './common.de.ts';

export const commonEn: TextsLike<typeof commonDe> = {
  'payment.other_amount': '{amount} is to be paid. Please enter exactly this amount.',
  'refund.unknown': 'This refund does not exist.',
  'refund.already_settled': 'This refund has been settled already.',
  'refund.nothing_paid': 'No money has come in for this that could be paid back.',
  'refund.too_high': 'That much cannot be paid back. The most is what was paid and has not been refunded yet.',
  'payment_event.refused': 'This message is not from the payment provider, or it is too old.',
  'payment_provider.unknown': 'There is no such payment provider here.',
};
