import type { TextsLike } from '@fachwerk/base/language';
import type { commonDe } from './common.de.ts';

export const commonRu: TextsLike<typeof commonDe> = {
  'settling.other_day': 'День оплаты — между заказом и сегодняшним днём.',
};
