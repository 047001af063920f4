import type { TextsLike } from '@fachwerk/base/language';
import { commonIt } from './common.it.ts';
import type { siteDe } from './site.de.ts';

export const siteIt: TextsLike<typeof siteDe> = {
  ...commonIt,
  'boxes.title': 'Il Suo box di ritiro',
  'boxes.titles': 'I Suoi box di ritiro',
  'boxes.box': 'Box {box}',
  'boxes.where': 'Dove',
  'boxes.until': 'Ritirare entro',
  'boxes.waiting': 'Il box è riservato per il Suo ordine. Appena sarà dentro, riceverà il codice qui e per e-mail.',
  'boxes.planned':
    'Per il Suo orario è riservato un box. Appena l’ordine sarà dentro, riceverà il codice qui e per e-mail.',
  'boxes.laid': 'Il Suo ordine è nel box. Lo apra quando è davanti.',
  'boxes.open': 'Apri il box {box}',
  'boxes.open_again': 'Apri di nuovo il box {box}',
  'boxes.asking': 'Richiesta di apertura …',
  'boxes.offline': 'Nessuna connessione. Riprovi o inserisca il codice al terminale.',
  'boxes.take_out': 'Il box {box} è aperto. Prenda tutto e chiuda lo sportello.',
  'boxes.close': 'Ho preso tutto, lo sportello è chiuso',
  'boxes.pin': 'Codice al terminale',
  'boxes.collected': 'Ritirato, grazie. Il box è di nuovo libero.',
  'boxes.taken_back': 'L’ordine è stato tolto dal box. Lo riceve al banco.',
  'boxes.released': 'L’ordine non va nel box. Lo riceve al banco.',
};
