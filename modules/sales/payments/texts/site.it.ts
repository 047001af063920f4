import type { TextsLike } from '@fachwerk/base/language';
import { commonIt } from './common.it.ts';
import type { siteDe } from './site.de.ts';

export const siteIt: TextsLike<typeof siteDe> = {
  ...commonIt,

  'payment.option.test': 'Pagamento di prova',
  'payment.option.test.about': 'Modalità di prova: nessun addebito.',
  'payment.option.card': 'Carta di credito',
  'payment.option.card.about': 'Visa, Mastercard e altre. Il pagamento avviene sulla pagina di Stripe.',
  'payment.option.klarna': 'Klarna',
  'payment.option.klarna.about': 'Subito, più tardi o a rate. Il pagamento avviene sulla pagina di Klarna.',
  'payment.option.paypal': 'PayPal',
  'payment.option.paypal.about': 'Saldo o addebito diretto. Il pagamento avviene sulla pagina di PayPal.',

  'payment.unknown': 'Questo pagamento non esiste. Torni al Suo ordine e ricominci da lì.',
  'payment.not_offered':
    'Al momento qui non è possibile pagare online, quindi non si può ancora prenotare. Si rivolga al gestore.',
  'payment.option_unavailable': 'Questo metodo di pagamento non è più disponibile. Ne scelga un altro.',
  'payment.already_paid': 'È già stato pagato. Non deve fare altro.',
  'payment.already_settled': 'Questo pagamento è concluso. Lo stato è indicato nel Suo ordine.',
  'payment.being_checked': 'Un pagamento è in corso di verifica. Attenda l’esito: Le scriveremo un’e-mail.',
  'payment.provider_unreachable':
    'Qualcosa è andato storto. Riprovi o usi un altro metodo di pagamento. Il servizio di pagamento non risponde; non è stato addebitato nulla.',

  'payment.test.title': 'Pagamento di prova',
  'payment.test.notice': 'Modalità di prova: nessun addebito',
  'payment.test.about':
    'Questa pagina sostituisce il servizio di pagamento. Scelga come deve concludersi il pagamento.',
  'payment.test.what': 'Per',
  'payment.test.amount': 'Importo',
  'payment.test.succeed': 'Paga con successo',
  'payment.test.decline': 'Rifiuta',
  'payment.test.pend': 'In verifica',
  'payment.test.pend.about': 'Un pagamento in verifica riesce da solo dopo due minuti.',
  'payment.test.checking': 'Questo pagamento è in verifica. Dopo due minuti riesce da solo. Oppure decida ora.',
  'payment.test.confirm': 'Conferma il pagamento',
  'payment.test.cancel': 'Annulla',
  'payment.test.over': 'Questo pagamento è concluso.',
  'payment.test.go_on': 'Torna all’ordine',
};
