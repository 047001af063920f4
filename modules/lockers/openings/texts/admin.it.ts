import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';
import { commonIt } from './common.it.ts';

/** The wall; the screens of this module are said in English. */
export const adminIt: Partial<TextsLike<typeof adminDe>> = {
  ...commonIt,
  'log.lock.open_requested': 'Apertura richiesta',
  'log.lock.opened': 'Aperto',
  'log.lock.already_open': 'Apertura richiesta, la porta era già aperta',
  'log.lock.jammed': 'Apertura non riuscita: il chiavistello è bloccato',
  'log.lock.open_denied': 'Apertura rifiutata dalla centralina',
  'log.lock.open_failed': 'Apertura non riuscita',
  'log.lock.open_timed_out': 'Apertura non riuscita: nessuna risposta',
  'log.lock.late_answer': 'Risposta tardiva della centralina, senza effetto',
};
