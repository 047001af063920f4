import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsIt: TextsLike<typeof mailsDe> = {
  'mail.rental.found_item.subject': 'Oggetto trovato nell’armadietto {box} a {location}',
  'mail.rental.found_item.text':
    'Buongiorno {name},\n\ndopo il Suo noleggio dell’armadietto {box} a {location} è stato trovato qualcosa. Lo conserviamo fino al {until}.\n\nÈ Suo? Risponda a questa e-mail e descriva l’oggetto.',
  'mail.rental.found_item.button': 'Al mio noleggio',
};
