import type { TextsLike } from '@fachwerk/base/language';
import type { de } from './de.ts';
import { siteEn } from './site-en.ts';
import { staffEn } from './staff-en.ts';

export const en: TextsLike<typeof de> = { ...siteEn, ...staffEn };
