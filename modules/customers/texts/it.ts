import { siteIt } from './site-it.ts';

export const it = {
  ...siteIt,
  'customer.email_taken': 'Questo indirizzo e-mail appartiene già a un altro account.',
  'customer.already_blocked': 'Questo account è già bloccato.',
  'customer.not_blocked': 'Questo account non è bloccato.',
  'customer.of_the_network':
    'L’account vale in tutta la rete. Solo il franchisor può bloccarlo o cambiarne l’indirizzo e-mail.',
  'customer_note.unknown': 'Questa nota non esiste, oppure è di qualcun altro.',
};
