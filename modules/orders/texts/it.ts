import { mailsIt } from './mails-it.ts';
import { siteIt } from './site-it.ts';

export const it = {
  ...siteIt,
  ...mailsIt,
  'order.unknown': 'Questo ordine non esiste.',
  'order.changed_meanwhile': 'Nel frattempo qualcuno ha modificato questo ordine.',
  'order.not_paid': 'Per questo ordine non è ancora arrivato alcun pagamento.',
  'order.refund_too_high': 'Non è più possibile rimborsare così tanto.',
  'order.refund_denied': 'L’annullamento comporta un rimborso. Per questo Le manca il permesso di rimborsare denaro.',
  'order.too_many_to_export': 'Sono più di {most} ordini. Scelga un periodo più breve.',
  'invoice.unknown': 'Questa fattura non esiste.',
};
