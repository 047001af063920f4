import type { TextsLike } from '@fachwerk/base/language';
import type { mailsDe } from './mails.de.ts';

export const mailsIt: TextsLike<typeof mailsDe> = {
  'dialogue.assistant': 'Assistente',
  'dialogue.person': 'Chiamo qualcuno del team.',
  'dialogue.status.none': 'Per questa conversazione non risultano noleggi né ordini.',
  'dialogue.status.running': 'Il Suo noleggio: box {box}, {location}, fino al {until}.',
  'dialogue.status.booked': 'La Sua prenotazione: box {box}, {location}, fino al {until}.',
  'dialogue.status.overrun':
    'Il noleggio del box {box}, {location}, è terminato il {until}. Prima di aprire serve un pagamento aggiuntivo.',
  'dialogue.status.order': 'Il Suo ordine {number}: {status}.',
  'dialogue.order.new': 'ricevuto',
  'dialogue.order.approved': 'confermato',
  'dialogue.order.process': 'in lavorazione',
  'dialogue.order.finished': 'completato',
  'dialogue.order.return': 'reso',
  'dialogue.order.canceled': 'annullato',
  'dialogue.open.opened': 'Apra, per favore.',
  'dialogue.open.refused': 'Non è stato possibile aprire il box.',
  'dialogue.open.none': 'Non aprire ora.',
};
