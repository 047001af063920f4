import type { TextsLike } from '@fachwerk/base/language';
import type { revenueDe } from './revenue.de.ts';

export const revenueRu: TextsLike<typeof revenueDe> = {
  'revenue.all': 'с НДС, по дате счёта, все адреса',
  'revenue.location': 'с НДС, по дате счёта, этот адрес',
  'revenue.shown': 'с НДС, по дате счёта',
  'revenue.about':
    'Счета за вычетом возвратов и исправлений, с НДС, по дате счёта, без проданных подарочных сертификатов.',
};
