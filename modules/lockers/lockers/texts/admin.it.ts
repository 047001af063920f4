import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** The wall; the screens of this module are said in English. */
export const adminIt: Partial<TextsLike<typeof adminDe>> = {
  'log.door.opened': 'Porta aperta',
  'log.door.closed': 'Porta chiusa',
  'log.door.uncommanded': 'Porta aperta senza che nessuno l’avesse chiesto',
  'log.lock.signal_lost': 'Segnale perso',
  'log.lock.signal_back': 'Segnale tornato',
  'log.lock.out_by_battery': 'Chiuso per nuovi noleggi: batteria scarica',
  'log.lock.out_by_signal': 'Chiuso per nuovi noleggi: segnale perso',
  'log.lock.back_by_itself': 'Di nuovo aperto per nuovi noleggi',
  'log.lock.unseen': 'Nessuna notizia da 15 minuti',
  'log.lock.seen_again': 'Di nuovo in contatto',
};
