import type { TextsLike } from '@fachwerk/base/language';
import type { revenueDe } from './revenue.de.ts';

export const revenueIt: TextsLike<typeof revenueDe> = {
  'revenue.all': 'lordo, per data della fattura, tutte le sedi',
  'revenue.location': 'lordo, per data della fattura, questa sede',
  'revenue.shown': 'lordo, per data della fattura',
  'revenue.about': 'Fatture meno rimborsi e rettifiche, al lordo, per data della fattura, senza buoni regalo venduti.',
};
