import type { TriggerKind } from '../../contract.ts';
import { cardEvents, dueCards } from './card-occurrences.ts';
import {
  movedOrders,
  overrunRentals,
  raisedAlerts,
  sentForms,
  waitingCustomers,
  weeklyMoments,
} from './house-occurrences.ts';
import type { Reader } from './occurrence.ts';

/** One way to read each kind: what a rule would have done is found as what it does. */
export const READERS: Readonly<Record<TriggerKind, Reader>> = {
  card_added: cardEvents,
  card_moved: cardEvents,
  label_set: cardEvents,
  due_soon: dueCards,
  alert_raised: raisedAlerts,
  order_status: movedOrders,
  rental_overrun: overrunRentals,
  message_received: waitingCustomers,
  form_sent: sentForms,
  weekly: weeklyMoments,
};
