import type { TextsLike } from '@fachwerk/base/language';
import type { wallScreensDe } from './wall-screens-de.ts';

export const wallScreensEn: TextsLike<typeof wallScreensDe> = {};
