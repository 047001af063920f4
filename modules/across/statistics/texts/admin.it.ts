import type { TextsLike } from '@fachwerk/base/language';
import { revenueIt } from '@fachwerk/orders/texts/revenue.it';
import type { adminDe } from './admin.de.ts';

/** The overview; the screens of this module are said in English. */
export const adminIt: Partial<TextsLike<typeof adminDe>> = {
  ...revenueIt,
  'tile.statistic.title': 'Statistiche',
  'tile.statistic.info':
    'Le cifre più importanti di un mese accanto al mese precedente. Ogni cifra porta alla sua analisi.',
  'statistics.period.month': 'Mese',
  'statistics.no_comparison': 'nessun confronto',
  'statistics.figure.appointments': 'Appuntamenti',
  'statistics.figure.worth': 'Valore degli appuntamenti',
  'statistics.figure.rentals': 'Noleggi',
  'statistics.figure.revenue': 'Fatturato dei noleggi',
  'statistics.figure.occupancy': 'Occupazione',
  'statistics.figure.orders': 'Ordini',
  'statistics.figure.turnover': 'Fatturato degli ordini',
  'statistics.tile.before': 'prima {value}',
  'statistics.tile.up': 'in aumento',
  'statistics.tile.down': 'in calo',
  'statistics.tile.same': 'uguale',
  'statistics.tile.all': 'Alle statistiche',
  'statistics.tile.empty': 'In questo mese non c’è ancora niente da analizzare.',
};
