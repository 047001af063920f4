import type { TextsLike } from '@fachwerk/base/language';
import type { siteDe } from './site.de.ts';

export const siteIt: TextsLike<typeof siteDe> = {
  'home.km': 'a {km} km',
  'home.count_one': '{count} sede',
  'home.count_other': '{count} sedi',
  'home.free_one': '{count} scomparto libero',
  'home.free_other': '{count} scomparti liberi',
  'home.all_taken': 'Al momento tutto occupato',
  'home.from': 'da {price}',
  'home.always_open': 'Aperto 24 ore su 24',
  'home.open_now': 'Aperto adesso',
  'home.open_until': 'Aperto fino a {time}',
  'home.closed': 'Chiuso',
  'home.opens_at': 'Chiuso, apre {time}',
  'home.choose': 'Scegli uno scomparto',
  'home.choose_at': 'Scegli uno scomparto: {name}',
  'map.name': 'Mappa delle sedi',
  'map.failed': 'Al momento la mappa dettagliata non si può caricare. Tutte le sedi sono nell’elenco.',
};
