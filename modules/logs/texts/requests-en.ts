import type { TextsLike } from '@fachwerk/base/language';
import type { requestsDe } from './requests-de.ts';

export const requestsEn: TextsLike<typeof requestsDe> = {
  'requests.title': 'Server logs',
};
