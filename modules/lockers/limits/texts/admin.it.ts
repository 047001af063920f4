import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** The names among the settings; the screens of this module are said in English. */
export const adminIt: Partial<TextsLike<typeof adminDe>> = {
  'limits.title': 'Soglie',
  'limits.title.about':
    'Batteria, segnale, tolleranza, mantenimento attivo e promemoria per rete, sede e tipo di serratura.',
  'limits.title.words':
    'valore limite, avviso batteria, fuori servizio, offline, ritardo, tolleranza, promemoria, segnalazioni',
};
