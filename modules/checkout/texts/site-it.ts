import type { TextsLike } from '@fachwerk/base/language';
import { pagesIt } from './pages-it.ts';
import type { siteDe } from './site-de.ts';

export const siteIt: TextsLike<typeof siteDe> = {
  ...pagesIt,
  'cart.empty': 'Il carrello è vuoto. Scelga prima uno scomparto.',
  'cart.box_already_in_cart': 'Questo scomparto è già nel carrello.',
  'cart.item_not_added': 'Operazione non riuscita: non è stato possibile mettere lo scomparto nel carrello. Riprovi.',
  'cart.options_unavailable': 'Le opzioni scelte non sono più disponibili. Scelga un altro orario o un’altra misura.',
  'cart.item_unknown': 'Questa riga non è più nel carrello.',
  'cart.full': 'Un ordine può contenere al massimo {most} scomparti. Paghi prima questi.',
  'cart.not_empty': 'Nel carrello c’è già qualcosa. Se continua, verrà tolto e tornerà disponibile per altri.',
  'cart.other_party': 'Nel carrello ci sono scomparti di un altro fornitore. Paghi prima quelli o svuoti il carrello.',
  'cart.hold_expired':
    'Il tempo per pagare è scaduto e lo scomparto non è più riservato a Lei. Lo riservi di nuovo nel carrello.',
  'cart.price_changed': 'Nel frattempo il prezzo è cambiato. Controlli il nuovo totale e ordini di nuovo.',
  'cart.changed_meanwhile': 'Il carrello è cambiato nel frattempo, forse in un’altra finestra. Lo controlli di nuovo.',
  'checkout.missing_information': 'Mancano alcuni dati.',
  'checkout.incorrect_information': 'Alcuni dati non sono corretti.',
  'checkout.approval_required': 'Manca il Suo consenso.',
  'field.first_name_missing': 'Inserisca il Suo nome.',
  'field.last_name_missing': 'Inserisca il Suo cognome.',
  'field.email_missing': 'Inserisca il Suo indirizzo e-mail.',
  'field.phone': 'Inserisca un numero di telefono come 0170 1234567, oppure lasci vuoto.',
  'field.accept_terms': 'Accetti le condizioni generali.',
  'field.accept_privacy': 'Confermi di aver letto l’informativa sulla privacy.',
  'field.accept_withdrawal': 'Confermi l’informativa sul recesso e l’inizio del noleggio.',
};
