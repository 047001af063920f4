import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

/** The overview; the screens of this module are said in English. */
export const adminIt: Partial<TextsLike<typeof adminDe>> = {
  'tile.batteries.title': 'Batterie',
  'tile.batteries.info':
    'Serrature la cui batteria ha bisogno di una visita, con il giorno in cui si prevede che sarà troppo scarica. Le più urgenti per prime.',
  'tile.batteries.none': 'Nel prossimo futuro nessuna batteria ha bisogno di una visita.',
  'tile.batteries.all': 'Tutte le serrature per batteria',
  'tile.batteries.low': 'troppo scarica',
  'tile.batteries.by': 'prevista dal {day}',
  'tile.batteries.steady': 'non cala',
  'tile.batteries.visit_one': 'ha bisogno presto di una visita',
  'tile.batteries.visit_other': 'hanno bisogno presto di una visita',
};
