import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

export const adminEn: TextsLike<typeof adminDe> = {
  'capability.orders.correct': 'Correct orders',
  'audit.order.corrected': 'Order corrected',
  'correction.nothing': 'Nothing is changed.',
  'correction.empty': 'Nothing would be left. Cancel the order instead.',
  'correction.below_zero': 'The discount would be more than what it is on. Remove it as well.',
  'correction.only_less': 'The order is paid or invoiced. It can only become cheaper; take a new one for more.',
  'correction.being_paid': 'The order is being paid online. Wait until that is decided.',
  'correction.line_unknown': 'This line cannot be changed here.',
  'correction.too_many': 'At least one piece stays. Otherwise remove the line.',
};
