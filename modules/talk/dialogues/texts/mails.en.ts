import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsEn: TextsLike<typeof mailsDe> = {
  'dialogue.assistant': 'Assistant',
  'dialogue.person': 'I am getting somebody from the team.',
  'dialogue.status.none': 'No rental and no order is known for this conversation.',
  'dialogue.status.running': 'Your rental: box {box}, {location}, until {until}.',
  'dialogue.status.booked': 'Your booking: box {box}, {location}, until {until}.',
  'dialogue.status.overrun':
    'Your rental of box {box}, {location}, ended {until}. An extra payment is needed before it opens.',
  'dialogue.status.order': 'Your order {number}: {status}.',
  'dialogue.order.new': 'received',
  'dialogue.order.approved': 'released',
  'dialogue.order.process': 'in progress',
  'dialogue.order.finished': 'completed',
  'dialogue.order.return': 'returned',
  'dialogue.order.canceled': 'cancelled',
  'dialogue.open.opened': 'Please open.',
  'dialogue.open.refused': 'The box could not be opened.',
  'dialogue.open.none': 'Do not open now.',
};
