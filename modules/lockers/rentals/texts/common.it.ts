import type { TextsLike } from '@fachwerk/base/language';
import type { commonDe } from './common.de.ts';

export const commonIt: TextsLike<typeof commonDe> = {
  'rental.duration.minute_one': '{count} minuto',
  'rental.duration.minute_other': '{count} minuti',
  'rental.duration.hour_one': '{count} ora',
  'rental.duration.hour_other': '{count} ore',
  'rental.duration.day_one': '{count} giorno',
  'rental.duration.day_other': '{count} giorni',
  'rental.duration.week_one': '{count} settimana',
  'rental.duration.week_other': '{count} settimane',
  'rental.overrun_terms.after_grace':
    'Dopo la fine l’armadietto si apre ancora per {grace} senza supplemento. Poi ogni ora iniziata costa {rate}, contata dalla fine prenotata.',
  'rental.overrun_terms.after_grace_from_its_end':
    'Dopo la fine l’armadietto si apre ancora per {grace} senza supplemento. Poi ogni ora iniziata costa {rate}, contata dalla fine di questa tolleranza.',
  'rental.overrun_terms.example': 'Esempio: {late} dopo la fine prenotata costano {amount}.',
  'rental.overrun_terms.at_once': 'Dopo la fine ogni ora iniziata costa {rate}, contata dalla fine prenotata.',
  'rental.overrun_terms.free': 'Chi occupa l’armadietto dopo la fine qui non paga nulla in più.',
};
