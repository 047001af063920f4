import type { TextsLike } from '@fachwerk/base/language';
import type { siteDe } from './site.de.ts';

export const siteIt: TextsLike<typeof siteDe> = {
  'pin.wrong': 'Questo PIN non è corretto.',
  'field.pin': 'Inserisca le sei cifre del PIN.',
  'pin.too_many_tries': 'Troppi PIN errati. Riprovi tra qualche minuto.',
  'terminal.unknown': 'Questo terminale non è configurato.',
  'terminal.title': 'Terminale',
  'terminal.pair_title': 'Configurare il terminale',
  'terminal.pair_about': 'Inserisca il token che l’amministrazione mostra per questo dispositivo sotto «Terminals».',
  'terminal.pair_token': 'Token',
  'terminal.pair': 'Collegare il dispositivo',
  'terminal.welcome': 'Benvenuti: {location}',
  'terminal.enter': 'Inserire il PIN',
  'terminal.enter_about': 'Le sei cifre sono nella Sua e-mail.',
  'terminal.digit': 'Cifra {digit}',
  'terminal.erase': 'Cancellare l’ultima cifra',
  'terminal.digits_one': '{count} cifra inserita',
  'terminal.digits_other': '{count} cifre inserite',
  'terminal.open': 'Aprire',
  'terminal.rent': 'Noleggiare un box',
  'terminal.not_on_sale':
    'Al momento qui non si può noleggiare un nuovo armadietto. Con il PIN apre il Suo come sempre.',
  'terminal.free_one': '{count} box libero',
  'terminal.free_other': '{count} box liberi',
  'terminal.box': 'Box {box}',
  'terminal.have_box': 'Ho già un box',
  'terminal.for_two_hours': 'per 2 ore',
  'terminal.done': 'Fatto',
  'terminal.until': 'Noleggiato fino al {to}',
};
