import type { TextsLike } from '@fachwerk/base/language';
import type { locksDe } from './locks-de.ts';

export const locksEn: TextsLike<typeof locksDe> = {};
