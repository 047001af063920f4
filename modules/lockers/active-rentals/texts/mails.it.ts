import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsIt: TextsLike<typeof mailsDe> = {
  'mail.rental.reminder.subject': 'Il Suo noleggio sta per finire: armadietto {box}',
  'mail.rental.reminder.text':
    'Buongiorno {name},\n\nil Suo noleggio dell’armadietto {box} a {location} termina il {to}.\n\nLe serve più a lungo? Lo prolunghi adesso. Altrimenti ritiri le Sue cose entro quell’ora e termini il noleggio dal telefono.',
  'mail.rental.reminder.button': 'Prolunga il noleggio',
  'mail.rental.end.subject': 'Il Suo tempo è scaduto: armadietto {box}',
  'mail.rental.end.text':
    'Buongiorno {name},\n\nil tempo prenotato per l’armadietto {box} a {location} è finito.\n\nFino al {until} l’armadietto si apre ancora senza supplemento. {overrun} Lo svuoti e termini il noleggio.',
  'mail.rental.end.button': 'Al mio noleggio',
  'mail.rental.overrun.subject': 'Supplemento da pagare: armadietto {box}',
  'mail.rental.overrun.text':
    'Buongiorno {name},\n\nil Suo tempo per l’armadietto {box} a {location} è finito il {to}. Per riaprirlo serve un supplemento: ora {amount}, e {rate} in più per ogni ulteriore ora iniziata.\n\nDopo il pagamento apre l’armadietto come sempre.',
  'mail.rental.overrun.button': 'Paga ora',
  'mail.rental.owed.subject': 'Supplemento da pagare per l’armadietto {box}',
  'mail.rental.owed.text':
    'Buongiorno {name},\n\nqualcuno ha appena provato a noleggiare un armadietto con il Suo indirizzo e-mail. Sarà di nuovo possibile quando il supplemento per l’armadietto {box} a {location} sarà pagato: al momento {amount}.\n\nSe non è stato Lei, per la prenotazione non deve fare nulla.',
  'mail.rental.owed.button': 'Pagare ora',
  'customer_mail.not_bookable.subject': 'La Sua prenotazione presso {site}',
  'customer_mail.not_bookable.text':
    'qualcuno ha appena provato a noleggiare un armadietto presso {site} con il Suo indirizzo e-mail. Per questo indirizzo il noleggio è bloccato.\n\nSe vuole sapere perché, risponda a questa e-mail. Se non è stato Lei, non deve fare nulla.',
  'mail.rental.extended.subject': 'Prolungato: armadietto {box} fino al {to}',
  'mail.rental.extended.text':
    'Buongiorno {name},\n\nil Suo noleggio dell’armadietto {box} a {location} ora dura fino al {to}. Link e PIN restano gli stessi.\n\n{overrun}',
  'mail.rental.extended.button': 'Al mio noleggio',
  'mail.rental.extension_refunded.subject': 'Il prolungamento non era più possibile',
  'mail.rental.extension_refunded.text':
    'Buongiorno {name},\n\nquando è arrivato il pagamento, l’armadietto {box} a {location} era già occupato per quel periodo o il noleggio era finito. Il Suo noleggio termina sempre il {to}.\n\nRiceverà {amount} con lo stesso metodo con cui ha pagato. Può richiedere alcuni giorni.',
  'mail.rental.extension_refunded.button': 'Al mio noleggio',
  'mail.rental.surcharge_refunded.subject': 'Il supplemento è arrivato due volte',
  'mail.rental.surcharge_refunded.text':
    'Buongiorno {name},\n\nil supplemento per l’armadietto {box} a {location} era già stato pagato. Riceverà {amount} con lo stesso metodo con cui ha pagato. Può richiedere alcuni giorni.',
  'mail.rental.surcharge_refunded.button': 'Al mio noleggio',
  'mail.rental.ended.subject': 'Grazie! Il noleggio dell’armadietto {box} è terminato',
  'mail.rental.ended.text':
    'Buongiorno {name},\n\nil Suo noleggio dell’armadietto {box} a {location} è terminato. Grazie!',
  'mail.rental.ended.button': 'Al mio noleggio',
  'mail.rental.ended_owing.subject':
    'Grazie! Il noleggio dell’armadietto {box} è terminato, resta un supplemento da pagare',
  'mail.rental.ended_owing.text':
    'Buongiorno {name},\n\nil Suo noleggio dell’armadietto {box} a {location} è terminato. Grazie!\n\nLa fine prenotata era {to}. Per il tempo successivo restano da pagare {amount}. L’importo non aumenta più, ma potrà noleggiare un nuovo armadietto solo dopo averlo pagato.',
  'mail.rental.ended_owing.button': 'Paga ora',
  'mail.rental.ended_by_staff.subject': 'Il noleggio dell’armadietto {box} è stato terminato',
  'mail.rental.ended_by_staff.text':
    'Buongiorno {name},\n\nabbiamo terminato il Suo noleggio dell’armadietto {box} a {location}.\n\nMotivo: {reason}\n\nPer domande risponda a questa e-mail.',
  'mail.rental.ended_by_staff.button': 'Al mio noleggio',
  'mail.rental.replaced.subject': 'Il Suo nuovo armadietto: {after}',
  'mail.rental.replaced.text':
    'Buongiorno {name},\n\ngrazie per la segnalazione. Al posto dell’armadietto {before} ora ha il {after} a {location}, senza costi aggiuntivi e fino al {to}. Link e PIN restano gli stessi.\n\nControlleremo l’armadietto {before}.',
  'mail.rental.replaced.button': 'Apri l’armadietto',
  'mail.rental.opened_by_staff.subject': 'Abbiamo aperto l’armadietto {box}',
  'mail.rental.opened_by_staff.text':
    'Buongiorno {name},\n\nabbiamo aperto il Suo armadietto {box} a {location}: {at}.\n\nMotivo: {reason}\n\nPer domande risponda a questa e-mail.',
  'mail.rental.opened_by_staff.button': 'Al mio noleggio',
  'rental.line.extension': 'Prolungamento armadietto {size}, {location}',
  'rental.line.surcharge': 'Supplemento armadietto {size}, {location}',
  'rental.line.charge': 'Differenza di prezzo armadietto {size}, {location}',
  'rental.line.span': '{from} – {to}, ordine {order}',
};
