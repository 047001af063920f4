import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsIt: TextsLike<typeof mailsDe> = {
  'mail.pickup.greeting': 'Gentile {name},',
  'mail.pickup.pin': 'Il Suo codice al terminale',
  'mail.pickup.pin_of': 'Box {box}: codice {pin}',
  'mail.pickup.phone': 'Domande? Ci chiami: {phone}',
  'mail.pickup.button': 'Apri il box',
  'mail.pickup.button_order': 'Vedi l’ordine',
  'mail.pickup.laid.subject': 'Il Suo ordine {number} è nel box {boxes}',
  'mail.pickup.laid.text':
    'Il Suo ordine {number} di {company} è pronto: {location}, {address}, box {boxes}. Apra il box con il pulsante sul telefono quando è davanti, o con il codice al terminale. Lo ritiri entro {until}.',
  'mail.pickup.reminder.subject': 'Il Suo ordine {number} attende ancora nel box {boxes}',
  'mail.pickup.reminder.text':
    'Il Suo ordine {number} è ancora nel box {boxes}: {location}, {address}. Lo ritiri entro {until}. Poi lo togliamo.',
  'mail.pickup.taken_back.subject': 'Il Suo ordine {number} non è più nel box',
  'mail.pickup.taken_back.text':
    'Abbiamo tolto il Suo ordine {number} dal box. Motivo: {reason}. Contatti {company}: {location}, {address}.',
  'mail.pickup.counter.subject': 'Riceve il Suo ordine {number} al banco',
  'mail.pickup.counter.text':
    'Il Suo ordine {number} non va nel box. Motivo: {reason}. Lo riceve al banco di {company}: {location}, {address}.',
};
