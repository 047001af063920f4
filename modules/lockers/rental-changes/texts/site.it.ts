import type { TextsLike } from '@fachwerk/base/language';
import type { siteDe } from './site.de.ts';

export const siteIt: TextsLike<typeof siteDe> = {
  'rental.begun':
    'Questo noleggio è già iniziato. Può terminarlo sulla sua pagina; il tempo non utilizzato non viene rimborsato.',
  'rental.refund_changed': 'Nel frattempo è cambiato l’importo che riceve indietro. Lo controlli ancora una volta.',
  'cancellation.title': 'Annullare la prenotazione',
  'cancellation.back': 'Al mio noleggio',
  'cancellation.box': 'Armadietto {box}, {location}',
  'cancellation.from': 'Dal',
  'cancellation.to': 'Al',
  'cancellation.paid': 'Pagato',
  'cancellation.refund': 'Riceve indietro',
  'cancellation.what':
    'Fino all’inizio l’annullamento è gratuito. Il denaro torna con lo stesso metodo con cui ha pagato; può richiedere alcuni giorni. L’armadietto è subito libero per altri, il link e il PIN non valgono più.',
  'cancellation.what_free':
    'L’armadietto è subito libero per altri, il link e il PIN non valgono più. Non è stato pagato nulla, quindi non c’è nulla da rimborsare.',
  'cancellation.confirm': 'Annulla la prenotazione',
  'cancellation.keep': 'Mantieni la prenotazione',
  'cancellation.done': 'La Sua prenotazione è annullata.',
  'cancellation.money_back': '{amount} tornano con lo stesso metodo con cui ha pagato. Può richiedere alcuni giorni.',
  'cancellation.again': 'Noleggia di nuovo un armadietto',
};
