import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';
import { commonIt } from './common.it.ts';

export const adminIt: TextsLike<typeof adminDe> = {
  ...commonIt,

  'capability.area.orders': 'Ordini',
  'capability.orders.read': 'Vedere gli ordini',
  'capability.orders.status': 'Cambiare stato e nota degli ordini',
  'capability.orders.refund': 'Rimborsare denaro',
  'capability.orders.export': 'Scaricare ordini e fatture',
  'audit.order.status': 'Stato dell’ordine cambiato',
  'audit.order.note': 'Nota dell’ordine cambiata',
  'audit.order.refund': 'Rimborso disposto',
  'log.order.paid': 'Ordine {number} pagato',
  'log.order.paid_after_cancel': 'Pagamento per l’ordine annullato {number}: il denaro torna indietro',
  'log.order.refunded': 'Denaro rimborsato per l’ordine {number}',
  'log.order.refund_failed': 'Rimborso non riuscito per l’ordine {number}',
  'log.order.status': 'Stato dell’ordine {number} cambiato',
  'hold.orders.invoices': 'Conserviamo le fatture per {years} anni (§ 147 AO).',
  'hold.orders.open': 'L’ordine {number} non è ancora concluso.',
  'person.order.placed': 'Ordine {number} effettuato',
  'person.order.accepted': 'Condizioni e privacy accettate, ordine {number}',
  'person.order.paid': 'Ordine {number} pagato',
  'person.order.cancelled': 'Ordine {number} annullato',
  'person.order.refunded': 'Denaro rimborsato per l’ordine {number}',
  'step.first_order': 'Fare un ordine di prova',
  'step.first_order.about': 'Apra il Suo sito sul telefono e ordini o affitti Lei stesso qualcosa.',
  'handover.open.orders_new': 'Ordini non accettati',
  'handover.open.orders_due': 'Importi scaduti',
  'handover.figure.revenue': 'Fatturato',
  'handover.figure.orders': 'Ordini',
  'handover.figure.refunds': 'Rimborsi',
};
