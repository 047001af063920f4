import type { TextsLike } from '@fachwerk/base/language';
import type { commonDe } from './common.de.ts';

export const commonIt: TextsLike<typeof commonDe> = {
  'customer.email_taken': 'Questo indirizzo e-mail appartiene già a un altro account.',
  'customer.email_missing': 'Inserisci un indirizzo e-mail: il cliente lo usa per accedere.',
  'customer.already_blocked': 'Questo account è già bloccato.',
  'customer.not_blocked': 'Questo account non è bloccato.',
  'customer.of_the_network':
    'L’account vale in tutta la rete. Solo il franchisor può bloccarlo o cambiarne l’indirizzo e-mail.',
  'customer.figure_denied': 'Il suo ruolo non mostra questo valore. Ordini e filtri per un’altra colonna.',
  'customer_tag.of_the_network': 'Solo il franchisor assegna i tag.',
  'customer_tag.unknown': 'Questo tag non esiste più.',
  'customer_tag.name_taken': 'Esiste già un tag con questo nome.',
  'customer_tag.limit_reached': 'Non ci possono essere più di {most} tag. Ne elimini prima un altro.',
  'customer_note.unknown': 'Questa nota non esiste, oppure è di qualcun altro.',

  'customer.unknown': 'Questo cliente non esiste.',
  'customer.changed_meanwhile': 'Nel frattempo i dati sono stati modificati altrove. Li controlli e salvi di nuovo.',
  'customer.has_open_business':
    'C’è ancora qualcosa in sospeso, per esempio un noleggio in corso o un pagamento. Poi l’account potrà essere eliminato.',
  'customer.merge_same': 'Un cliente non può essere unito a sé stesso.',
  'customer.merged_meanwhile': 'Questo cliente è stato nel frattempo unito a un altro.',
  'customer.not_confirmed': 'Per confermare, inserisca esattamente l’indirizzo e-mail dell’account.',
  'customer_address.unknown': 'Questo indirizzo non esiste più.',
  'customer_address.limit_reached': 'Non si possono salvare più di {most} indirizzi. Ne rimuova prima un altro.',
  'customer_login.email_invalid': 'Operazione non riuscita. Inserisca un indirizzo e-mail valido.',
  'customer_login.too_many_tries': 'Da qui sono arrivate troppe richieste. Riprovi tra {minutes} minuti.',
  'customer_login.link_invalid':
    'Questo link non è più valido. Funziona per 15 minuti e una sola volta. Ne richieda semplicemente uno nuovo.',
  'customer_login.code_wrong': 'Il codice non è corretto. Tentativi rimasti: {left}.',
  'customer_login.code_used_up':
    'Questo codice non è più valido. Apra il link nell’e-mail o richieda una nuova e-mail.',
  'customer_newsletter.link_invalid': 'Questo link non è valido. Forse non è stato copiato per intero.',
  'customer_newsletter.too_many': 'In questo momento le iscrizioni sono troppe. Riprovi tra un’ora.',

  'customers.export.file': 'i-miei-dati',
};
