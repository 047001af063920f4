import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** The overview; the screens of this module are said in English. */
export const adminIt: Partial<TextsLike<typeof adminDe>> = {
  'people.title': 'Utenti e accessi',
  'people.info':
    'Chi ha un account nella Sua azienda, chi è entrato per ultimo e quanti lo proteggono con un secondo fattore. Ogni numero porta al suo elenco.',
  'people.active': 'Attivi',
  'people.active.of_one': 'su una persona in tutto',
  'people.active.of_other': 'su {count} persone in tutto',
  'people.invited': 'Invitati',
  'people.invited.about': 'ancora senza password',
  'people.deactivated': 'Disattivati',
  'people.deactivated.about': 'senza accesso',
  'people.factor': 'Secondo fattore',
  'people.factor.percent': '{percent} %',
  'people.factor.of': '{with} di {count} attivi',
  'people.week': 'Entrati negli ultimi 7 giorni',
  'people.trend.more_one': 'una persona più di prima',
  'people.trend.more_other': '{count} più di prima',
  'people.trend.fewer_one': 'una persona meno di prima',
  'people.trend.fewer_other': '{count} meno di prima',
  'people.trend.same': 'quanti prima',
  'people.trend.about': 'Nei 7 giorni prima erano {count}. Chi entra più volte conta una volta.',
  'people.latest': 'Ultimi accessi',
  'people.latest.none': 'Nessuno è ancora entrato.',
  'people.latest.all': 'Tutti gli utenti',
  'people.device': '{browser} su {system}',
  'people.device.unknown': 'Dispositivo sconosciuto',
  'people.shares': 'Tutti gli account',
  'people.shares.active': 'Attivato',
};
