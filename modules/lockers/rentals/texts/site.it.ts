import type { TextsLike } from '@fachwerk/base/language';
import { commonIt } from './common.it.ts';
import type { siteDe } from './site.de.ts';

export const siteIt: TextsLike<typeof siteDe> = {
  ...commonIt,
  'rental.data_hold.running_one': 'Un noleggio è ancora in corso o deve iniziare.',
  'rental.data_hold.running_other': '{count} noleggi sono ancora in corso o devono iniziare.',
  'rental.unknown': 'Questo noleggio non esiste. Controlli il link nella Sua e-mail.',
  'rental.size_unavailable': 'Questa misura non è disponibile nel periodo scelto.',
  'rental.box_unknown': 'Qui non c’è nessun box con questo codice. Scansioni di nuovo l’adesivo.',
  'rental.box_unavailable': 'Questo armadietto al momento non è libero.',
  'rental.location_closed': 'A quell’ora la sede è chiusa. Scelga un inizio entro l’orario di apertura.',
  'rental.ends_after_closing': 'Termina dopo la chiusura. Scelga una fine anticipata, oppure almeno un giorno.',
  'rental.location_unknown': 'Questa sede non esiste.',
  'rental.location_not_on_sale': 'In questa sede al momento non si può noleggiare nulla. Scelga un’altra sede.',
  'rental.not_priced': 'Per questa misura qui non c’è ancora un prezzo.',
  'rental.starts_in_the_past': 'L’inizio è nel passato.',
  'rental.starts_too_late': 'Non si può prenotare con tanto anticipo: al massimo un anno.',
  'rental.too_short': 'La durata è inferiore alla minima di questa sede.',
  'rental.too_long': 'La durata supera la massima di questa sede.',
  'rental.hold_expired': 'L’armadietto era riservato solo per un po’. Lo scelga di nuovo.',
  'rental.contact_needed': 'Di questa misura restano pochi armadietti. Ci dica prima chi è, e ne terremo uno per Lei.',
  'rental.too_many_held':
    'Dalla Sua connessione sono già riservati molti scomparti non ancora pagati. Paghi prima quelli o riprovi tra un quarto d’ora.',
};
