import type { TextsLike } from '@fachwerk/base/language';
import type { authDe } from './auth-de.ts';

export const authEn: TextsLike<typeof authDe> = {};
