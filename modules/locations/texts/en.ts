import type { TextsLike } from '@fachwerk/base/language';
import type { de } from './de.ts';

export const en: TextsLike<typeof de> = {
  'audit.location.added': 'Location added',
};
