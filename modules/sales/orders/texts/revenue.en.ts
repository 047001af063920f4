import type { TextsLike } from '@fachwerk/base/language';
import type { revenueDe } from './revenue.de.ts';

export const revenueEn: TextsLike<typeof revenueDe> = {
  'revenue.all': 'gross, by invoice date, all locations',
  'revenue.location': 'gross, by invoice date, this location',
  'revenue.shown': 'gross, by invoice date',
  'revenue.about': 'Invoices less refunds and corrections, gross, by invoice date, without sold gift vouchers.',
};
