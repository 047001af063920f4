import type { TextsLike } from '@fachwerk/base/language';
import type { lockScreensDe } from './lock-screens-de.ts';

export const lockScreensEn: TextsLike<typeof lockScreensDe> = {};
