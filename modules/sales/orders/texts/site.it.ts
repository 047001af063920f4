import type { TextsLike } from '@fachwerk/base/language';
import { commonIt } from './common.it.ts';
import type { siteDe } from './site.de.ts';

export const siteIt: TextsLike<typeof siteDe> = {
  ...commonIt,

  'my_orders.title': 'Ordini',
  'my_orders.lead': 'Tutti i Suoi ordini, dal più recente.',
  'my_orders.account': 'Il mio account',
  'my_orders.empty': 'Ancora nessun ordine',
  'my_orders.empty_about': 'Appena noleggia un armadietto, lo trova qui.',
  'my_orders.book': 'Noleggia un armadietto',
  'my_orders.show': 'Vedi',
  'my_orders.invoice': 'Fattura {number}',
  'my_orders.credit': 'Rettifica {number}',
  'my_orders.older': 'Ordini precedenti',
  'my_orders.placed': 'Ordinato il',
  'my_orders.total': 'Totale',
  'my_orders.payment': 'Pagamento',
  'my_orders.party': 'Contratto con',
  'my_orders.refunded': 'Di cui rimborsato',
  'my_orders.number': 'Ordine {number}',
  'my_orders.status': 'Stato',
  'my_orders.save': 'Salva {name}',
  'my_orders.paper': 'Documento',
};
