import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsIt: TextsLike<typeof mailsDe> = {
  'mail.rental.surcharge_waived.subject': 'Nessun supplemento: armadietto {box}',
  'mail.rental.surcharge_waived.text':
    'Buongiorno {name},\n\nrinunciamo al supplemento di {amount} per l’armadietto {box} a {location}. L’armadietto si apre di nuovo. Lo svuoti presto e termini il noleggio.',
  'mail.rental.surcharge_waived.button': 'Al mio noleggio',
  'mail.rental.cancelled.subject': 'La prenotazione dell’armadietto {box} è stata annullata',
  'mail.rental.cancelled.text':
    'Buongiorno {name},\n\nabbiamo dovuto annullare la Sua prenotazione dell’armadietto {box} a {location} ({from} – {to}).\n\nMotivo: {reason}\n\n{money}',
  'mail.rental.cancelled.button': 'Al mio noleggio',
  'mail.rental.cancelled.money.all':
    'Riceverà indietro tutto: {amount}, con lo stesso mezzo usato per pagare. Può richiedere alcuni giorni.',
  'mail.rental.cancelled.money.part':
    'Dei {paid} pagati riceverà indietro {amount}, con lo stesso mezzo usato per pagare. Può richiedere alcuni giorni.',
  'mail.rental.cancelled.money.none':
    'I {paid} pagati non vengono rimborsati. Se ha domande, risponda semplicemente a questa e-mail.',
  'mail.rental.cancelled.money.undecided':
    'Ha pagato {paid}. Non è ancora deciso se una parte verrà rimborsata. Se ha domande, risponda semplicemente a questa e-mail.',
  'mail.rental.cancelled.money.nothing_paid': 'Non Le costa nulla.',
  'mail.rental.swapped.subject': 'Il Suo armadietto ora ha il numero {after}',
  'mail.rental.swapped.text':
    'Buongiorno {name},\n\nil Suo noleggio a {location} è passato dall’armadietto {before} al {after}, senza costi aggiuntivi. Link e PIN restano gli stessi, anche la fine: {to}.\n\nCi sono ancora cose nell’armadietto {before}? Risponda subito a questa e-mail.',
  'mail.rental.swapped.button': 'Apri l’armadietto',
  'mail.rental.access_revoked.subject': 'Accesso all’armadietto {box} bloccato',
  'mail.rental.access_revoked.text':
    'Buongiorno {name},\n\nabbiamo bloccato il Suo accesso all’armadietto {box} a {location}. Link e PIN al momento non lo aprono.\n\nMotivo: {reason}\n\nCi contatti rispondendo a questa e-mail.',
  'mail.rental.access_revoked.button': 'Al mio noleggio',
  'mail.rental.access_restored.subject': 'Accesso all’armadietto {box} di nuovo attivo',
  'mail.rental.access_restored.text':
    'Buongiorno {name},\n\nil Suo accesso all’armadietto {box} a {location} è di nuovo attivo. Link e PIN valgono come prima, fino al {to}.',
  'mail.rental.access_restored.button': 'Apri l’armadietto',
  'mail.rental.access_renewed.subject': 'Nuovi dati di accesso per l’armadietto {box}',
  'mail.rental.access_renewed.text':
    'Buongiorno {name},\n\necco i nuovi dati di accesso per l’armadietto {box} a {location}, validi fino al {to}. Il vecchio link e il vecchio PIN non lo aprono più.',
  'mail.rental.access_renewed.button': 'Apri l’armadietto',
  'mail.rental.dates_changed.subject': 'Nuovo orario per l’armadietto {box}',
  'mail.rental.dates_changed.text':
    'Buongiorno {name},\n\nabbiamo cambiato l’orario del Suo noleggio dell’armadietto {box} a {location}.\n\nPrima: {oldFrom} – {oldTo}\nOra: {from} – {to}\n\nPer domande risponda a questa e-mail.',
  'mail.rental.dates_changed.button': 'Al mio noleggio',
  'mail.rental.dates_charged.subject': 'Prolungato fino a {to}: {amount} da pagare',
  'mail.rental.dates_charged.text':
    'Buongiorno {name},\n\nil Suo noleggio dell’armadietto {box} a {location} è stato modificato.\n\nPrima: {oldFrom} – {oldTo}\nOra: {from} – {to}\n\nLa differenza di {amount} è ancora da pagare. Fino alla fine precedente l’armadietto si apre come sempre, poi dopo il pagamento.',
  'mail.rental.dates_charged.button': 'Paga ora',
  'mail.rental.swap_charged.subject': 'Il Suo nuovo armadietto: {after}, {amount} da pagare',
  'mail.rental.swap_charged.text':
    'Buongiorno {name},\n\nil Suo noleggio a {location} è stato spostato dall’armadietto {before} a quello più grande {after}. Link, PIN e fine ({to}) restano uguali.\n\nLa differenza di {amount} è ancora da pagare. Fino alla fine del noleggio l’armadietto si apre come sempre, poi dopo il pagamento.\n\nCi sono ancora Sue cose nell’armadietto {before}? Risponda subito a questa e-mail.',
  'mail.rental.swap_charged.button': 'Paga ora',
  'mail.rental.swap_paid.subject': 'Il Suo nuovo armadietto: {after}',
  'mail.rental.swap_paid.text':
    'Buongiorno {name},\n\nil Suo noleggio a {location} è stato spostato dall’armadietto {before} a quello più grande {after}. La differenza di {amount} è pagata. Link, PIN e fine ({to}) restano uguali.\n\nCi sono ancora Sue cose nell’armadietto {before}? Risponda subito a questa e-mail.',
  'mail.rental.swap_paid.button': 'Apri l’armadietto',
  'mail.rental.pay_link.subject': 'Link di pagamento: {amount} per l’armadietto {box}',
  'mail.rental.pay_link.text':
    'Buongiorno {name},\n\nper il Suo noleggio dell’armadietto {box} a {location} (fino a {to}) sono da pagare {amount}. Il link mostra quanto è dovuto al momento dell’apertura.',
  'mail.rental.pay_link.button': 'Paga ora',
  'cancellation.reason': 'Annullato dal cliente prima dell’inizio.',
  'mail.rental.cancelled_by_renter.subject': 'Annullata: armadietto {box} dal {from}',
  'mail.rental.cancelled_by_renter.text':
    'Buongiorno {name},\n\nla Sua prenotazione dell’armadietto {box} a {location} (dal {from} al {to}) è annullata.\n\nRiceverà {amount} con lo stesso metodo con cui ha pagato. Può richiedere alcuni giorni; Le inviamo la nota di credito appena il denaro è in viaggio.\n\nNon è stato Lei? Allora risponda subito a questa e-mail.',
  'mail.rental.cancelled_by_renter.button': 'Vedi l’annullamento',
  'mail.rental.cancelled_free.subject': 'Annullata: armadietto {box} dal {from}',
  'mail.rental.cancelled_free.text':
    'Buongiorno {name},\n\nla Sua prenotazione dell’armadietto {box} a {location} (dal {from} al {to}) è annullata.\n\nNon è stato Lei? Allora risponda subito a questa e-mail.',
  'mail.rental.cancelled_free.button': 'Vedi l’annullamento',
};
