import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsIt: TextsLike<typeof mailsDe> = {
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
