import { commonDe } from './common.de.ts';

export const adminDe = {
  ...commonDe,

  'capability.orders.settle': 'Bestellungen als bezahlt markieren',
  'audit.order.settled': 'Bestellung als bezahlt markiert',
  'audit.order.refund_settled': 'Erstattung als erledigt markiert',
} as const;
