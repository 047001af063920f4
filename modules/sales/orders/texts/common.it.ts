import type { TextsLike } from '@fachwerk/base/language';
import type { commonDe } from './common.de.ts';

export const commonIt: TextsLike<typeof commonDe> = {
  'order.unknown': 'Questo ordine non esiste.',
  'order.changed_meanwhile': 'Nel frattempo qualcuno ha modificato questo ordine.',
  'order.not_paid': 'Per questo ordine non è ancora arrivato alcun pagamento.',
  'order.too_expensive': 'Ordini oltre {most} non si accettano in questo modo. Ci contatti, per favore.',
  'order.refund_too_high': 'Non è più possibile rimborsare così tanto.',
  'order.refund_denied': 'L’annullamento comporta un rimborso. Per questo Le manca il permesso di rimborsare denaro.',
  'order.too_many_to_export': 'Sono più di {most} ordini. Scelga un periodo più breve.',
  'invoice.unknown': 'Questa fattura non esiste.',

  'order.not_retrieved': 'Non è stato possibile recuperare i dati dell’ordine.',
  'invoice.not_downloaded': 'Il download non è riuscito. La preghiamo di riprovare.',
  'order.already_paid': 'L’ordine {number} è già pagato.',
  'order.canceled': 'L’ordine {number} è stato annullato.',
  'field.vat_id': 'Questa partita IVA non è corretta. Inizia con due lettere, ad esempio DE123456789.',
  'order.status.new': 'Nuovo',
  'order.status.approved': 'Approvato',
  'order.status.process': 'In corso',
  'order.status.finished': 'Concluso',
  'order.status.return': 'Reso',
  'order.status.canceled': 'Annullato',
  'order.payment.open': 'Da pagare',
  'order.payment.pending': 'In verifica',
  'order.payment.paid': 'Pagato',
  'order.payment.failed': 'Non riuscito',
  'order.payment.refunded': 'Rimborsato',
  'order.payment.partly_refunded': 'Rimborsato in parte',
};
