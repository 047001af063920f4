import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

export const adminEn: TextsLike<typeof adminDe> = {
  'capability.area.fulfilment': 'Handover',
  'capability.fulfilment.read': 'See how orders are handed over',
  'capability.fulfilment.move': 'Accept orders and hand them on',
  'fulfilment.unknown': 'There is nothing to hand over for this order.',
  'fulfilment.moved_meanwhile': 'Somebody else has just done that. You see where it stands now.',
  'fulfilment.not_possible': 'That is not possible where this order stands.',
  'fulfilment.promise_out_of_range': 'This time cannot be promised.',
  'fulfilment.over': 'This order was refused or cancelled.',
  'hold.fulfilment.open': 'Order {number} has not been handed over yet.',
  'fulfilment.not_sent': 'Only shipments have tracking numbers.',
  'audit.order.parcels': 'Tracking numbers changed',
};
