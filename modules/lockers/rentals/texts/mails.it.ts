import type { TextsLike } from '@fachwerk/base/language';
import { commonIt } from './common.it.ts';
import type { mailsDe } from './mails.de.ts';

export const mailsIt: TextsLike<typeof mailsDe> = {
  ...commonIt,
  'rental.line': 'Armadietto {size}, {location}',
  'rental.line_detail_now': '{duration} dal pagamento',
  'rental.line_detail': '{from} – {to}',
  'rental.refund_reason.paid_late': 'Il pagamento è arrivato quando nessun armadietto era più libero.',
  'rental.refund_reason.unserved': 'Per il periodo prenotato non si è liberato nessun armadietto.',
  'mail.rental.way': 'Percorso e mappa',
  'mail.rental.calendar': 'Armadietto {box}, {location}',
  'mail.rental.calendar_text':
    'Armadietto {box} (misura {size}), ordine {order}. Link e PIN si trovano nella Sua e-mail.',
  'mail.rental.to_pay': 'Importo dovuto',
  'mail.rental.pin': 'PIN per il terminale',
  'mail.rental.access.subject': 'Il Suo armadietto {box}: dati di accesso',
  'mail.rental.access.text':
    'Buongiorno {name},\n\nil Suo armadietto è pronto:\n\nArmadietto {box} (misura {size})\n{location}, {address}\ndal {from} al {to}\n\n{overrun}\n\nCon il pulsante apre l’armadietto dal telefono, prolunga o termina il noleggio. Non dia a nessuno il link e il PIN: chi li ha può aprire l’armadietto.',
  'mail.rental.access.button': 'Apri l’armadietto',
  'mail.rental.booked.subject': 'La Sua prenotazione: armadietto {box} dal {from}',
  'mail.rental.booked.text':
    'Buongiorno {name},\n\nil Suo armadietto è prenotato:\n\nArmadietto {box} (misura {size})\n{location}, {address}\ndal {from} al {to}\n\nFino all’inizio può annullare gratuitamente sulla pagina del Suo noleggio.\n\n{overrun}\n\nDall’inizio apre l’armadietto con il pulsante dal telefono o con il PIN al terminale. Non li dia a nessuno.',
  'mail.rental.booked.button': 'Al mio noleggio',
  'mail.rental.moved.subject': 'Il Suo armadietto ora ha il numero {box}',
  'mail.rental.moved.text':
    'Buongiorno {name},\n\nl’armadietto {before} purtroppo non è ancora libero. Al suo posto riceve questo, senza costi aggiuntivi:\n\nArmadietto {box} (misura {size})\n{location}, {address}\ndal {from} al {to}\n\nIl link e il PIN restano gli stessi.',
  'mail.rental.moved.button': 'Apri l’armadietto',
  'mail.rental.no_box.subject': 'Purtroppo nessun armadietto è libero',
  'mail.rental.no_box.text':
    'Buongiorno {name},\n\nci dispiace molto: per il Suo noleggio a {location} (dal {from} al {to}) al momento non c’è un armadietto libero.\n\nCe ne stiamo occupando. Se se ne libera uno in tempo, La avvisiamo subito. Se preferisce non aspettare, risponda a questa e-mail: riceverà il rimborso.',
  'mail.rental.no_box.button': 'Al mio noleggio',
  'mail.rental.paid_late.subject': 'Il pagamento è arrivato troppo tardi: riceverà il rimborso',
  'mail.rental.paid_late.text':
    'Buongiorno {name},\n\nil pagamento dell’ordine {order} è arrivato quando l’armadietto a {location} non era più libero. Un altro di misura {size} in quel periodo purtroppo non c’è.\n\nRiceverà {amount} con lo stesso metodo con cui ha pagato. Può richiedere alcuni giorni.',
  'mail.rental.unserved.subject': 'Il rimborso dell’ordine {order} è in arrivo',
  'mail.rental.unserved.text':
    'Buongiorno {name},\n\npurtroppo per il Suo noleggio a {location} (dal {from} al {to}) non si è liberato nessun armadietto. Non sarebbe dovuto succedere e ci dispiace.\n\nRiceverà {amount} con lo stesso metodo con cui ha pagato. Può richiedere alcuni giorni.',
};
