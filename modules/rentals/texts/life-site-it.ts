import type { TextsLike } from '@fachwerk/base/language';
import type { lifeSiteDe } from './life-site-de.ts';

export const lifeSiteIt: TextsLike<typeof lifeSiteDe> = {
  'mail.rental_life.reminder.subject': 'Il Suo noleggio sta per finire: armadietto {box}',
  'mail.rental_life.reminder.text':
    'Buongiorno {name},\n\nil Suo noleggio dell’armadietto {box} a {location} termina il {to}.\n\nLe serve più a lungo? Lo prolunghi adesso. Altrimenti ritiri le Sue cose entro quell’ora e termini il noleggio dal telefono.',
  'mail.rental_life.reminder.button': 'Prolunga il noleggio',
  'mail.rental_life.end.subject': 'Il Suo tempo è scaduto: armadietto {box}',
  'mail.rental_life.end.text':
    'Buongiorno {name},\n\nil tempo prenotato per l’armadietto {box} a {location} è finito.\n\nFino al {until} l’armadietto si apre ancora senza supplemento. Poi ogni ora iniziata dalla fine prenotata costa {rate}. Lo svuoti e termini il noleggio.',
  'mail.rental_life.end.button': 'Al mio noleggio',
  'mail.rental_life.overrun.subject': 'Supplemento da pagare: armadietto {box}',
  'mail.rental_life.overrun.text':
    'Buongiorno {name},\n\nil Suo tempo per l’armadietto {box} a {location} è finito il {to}. Per riaprirlo serve un supplemento: ora {amount}, e {rate} in più per ogni ulteriore ora iniziata.\n\nDopo il pagamento apre l’armadietto come sempre.',
  'mail.rental_life.overrun.button': 'Paga ora',
  'mail.rental_life.extended.subject': 'Prolungato: armadietto {box} fino al {to}',
  'mail.rental_life.extended.text':
    'Buongiorno {name},\n\nil Suo noleggio dell’armadietto {box} a {location} ora dura fino al {to}. Link e PIN restano gli stessi.',
  'mail.rental_life.extended.button': 'Al mio noleggio',
  'mail.rental_life.extension_refunded.subject': 'Il prolungamento non era più possibile',
  'mail.rental_life.extension_refunded.text':
    'Buongiorno {name},\n\nquando è arrivato il pagamento, l’armadietto {box} a {location} era già occupato per quel periodo o il noleggio era finito. Il Suo noleggio termina sempre il {to}.\n\nRiceverà {amount} con lo stesso metodo con cui ha pagato. Può richiedere alcuni giorni.',
  'mail.rental_life.extension_refunded.button': 'Al mio noleggio',
  'mail.rental_life.surcharge_refunded.subject': 'Il supplemento è arrivato due volte',
  'mail.rental_life.surcharge_refunded.text':
    'Buongiorno {name},\n\nil supplemento per l’armadietto {box} a {location} era già stato pagato. Riceverà {amount} con lo stesso metodo con cui ha pagato. Può richiedere alcuni giorni.',
  'mail.rental_life.surcharge_refunded.button': 'Al mio noleggio',
  'mail.rental_life.surcharge_waived.subject': 'Nessun supplemento: armadietto {box}',
  'mail.rental_life.surcharge_waived.text':
    'Buongiorno {name},\n\nrinunciamo al supplemento di {amount} per l’armadietto {box} a {location}. L’armadietto si apre di nuovo. Lo svuoti presto e termini il noleggio.',
  'mail.rental_life.surcharge_waived.button': 'Al mio noleggio',
  'mail.rental_life.ended.subject': 'Grazie! Il noleggio dell’armadietto {box} è terminato',
  'mail.rental_life.ended.text':
    'Buongiorno {name},\n\nil Suo noleggio dell’armadietto {box} a {location} è terminato. Grazie!\n\nÈ andato tutto bene? Saremmo felici di una breve recensione.',
  'mail.rental_life.ended.button': 'Scrivi una recensione',
  'mail.rental_life.ended_by_staff.subject': 'Il noleggio dell’armadietto {box} è stato terminato',
  'mail.rental_life.ended_by_staff.text':
    'Buongiorno {name},\n\nabbiamo terminato il Suo noleggio dell’armadietto {box} a {location}.\n\nMotivo: {reason}\n\nPer domande risponda a questa e-mail.',
  'mail.rental_life.ended_by_staff.button': 'Scrivi una recensione',
  'mail.rental_life.cancelled.subject': 'La prenotazione dell’armadietto {box} è stata annullata',
  'mail.rental_life.cancelled.text':
    'Buongiorno {name},\n\nabbiamo dovuto annullare la Sua prenotazione dell’armadietto {box} a {location} ({from} – {to}).\n\nMotivo: {reason}\n\nLa contatteremo per il rimborso.',
  'mail.rental_life.cancelled.button': 'Al mio noleggio',
  'mail.rental_life.replaced.subject': 'Il Suo nuovo armadietto: {after}',
  'mail.rental_life.replaced.text':
    'Buongiorno {name},\n\ngrazie per la segnalazione. Al posto dell’armadietto {before} ora ha il {after} a {location}, senza costi aggiuntivi e fino al {to}. Link e PIN restano gli stessi.\n\nControlleremo l’armadietto {before}.',
  'mail.rental_life.replaced.button': 'Apri l’armadietto',
  'mail.rental_life.swapped.subject': 'Il Suo armadietto ora ha il numero {after}',
  'mail.rental_life.swapped.text':
    'Buongiorno {name},\n\nil Suo noleggio a {location} è passato dall’armadietto {before} al {after}, senza costi aggiuntivi. Link e PIN restano gli stessi, anche la fine: {to}.\n\nCi sono ancora cose nell’armadietto {before}? Risponda subito a questa e-mail.',
  'mail.rental_life.swapped.button': 'Apri l’armadietto',
  'mail.rental_life.opened_by_staff.subject': 'Abbiamo aperto l’armadietto {box}',
  'mail.rental_life.opened_by_staff.text':
    'Buongiorno {name},\n\nabbiamo aperto il Suo armadietto {box} a {location}: {at}.\n\nMotivo: {reason}\n\nPer domande risponda a questa e-mail.',
  'mail.rental_life.opened_by_staff.button': 'Al mio noleggio',
  'mail.rental_life.access_revoked.subject': 'Accesso all’armadietto {box} bloccato',
  'mail.rental_life.access_revoked.text':
    'Buongiorno {name},\n\nabbiamo bloccato il Suo accesso all’armadietto {box} a {location}. Link e PIN al momento non lo aprono.\n\nMotivo: {reason}\n\nCi contatti rispondendo a questa e-mail.',
  'mail.rental_life.access_revoked.button': 'Al mio noleggio',
  'mail.rental_life.access_restored.subject': 'Accesso all’armadietto {box} di nuovo attivo',
  'mail.rental_life.access_restored.text':
    'Buongiorno {name},\n\nil Suo accesso all’armadietto {box} a {location} è di nuovo attivo. Link e PIN valgono come prima, fino al {to}.',
  'mail.rental_life.access_restored.button': 'Apri l’armadietto',
  'mail.rental_life.access_renewed.subject': 'Nuovi dati di accesso per l’armadietto {box}',
  'mail.rental_life.access_renewed.text':
    'Buongiorno {name},\n\necco i nuovi dati di accesso per l’armadietto {box} a {location}, validi fino al {to}. Il vecchio link e il vecchio PIN non lo aprono più.\n\nIl Suo nuovo PIN per il terminale: {pin}',
  'mail.rental_life.access_renewed.button': 'Apri l’armadietto',
  'mail.rental_life.dates_changed.subject': 'Nuovo orario per l’armadietto {box}',
  'mail.rental_life.dates_changed.text':
    'Buongiorno {name},\n\nabbiamo cambiato l’orario del Suo noleggio dell’armadietto {box} a {location}.\n\nPrima: {oldFrom} – {oldTo}\nOra: {from} – {to}\n\nPer domande risponda a questa e-mail.',
  'mail.rental_life.dates_changed.button': 'Al mio noleggio',
  'rental.line.extension': 'Prolungamento armadietto {size}, {location}',
  'rental.line.surcharge': 'Supplemento armadietto {size}, {location}',
  'rental.line.span': '{from} – {to}, ordine {order}',
  'rental.data_hold.running_one': 'Un noleggio è ancora in corso o deve iniziare.',
  'rental.data_hold.running_other': '{count} noleggi sono ancora in corso o devono iniziare.',
  'rental.data_hold.unpaid_one': 'Un supplemento è ancora da pagare.',
  'rental.data_hold.unpaid_other': '{count} supplementi sono ancora da pagare.',
};
