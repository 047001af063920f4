import type { ModuleTexts } from '@fachwerk/base/language';
import { adminDe } from './admin.de.ts';
import { adminDeDu } from './admin.deDu.ts';
import { adminEn } from './admin.en.ts';

/** For the server; screens take those of their own face. */
export const texts: ModuleTexts = { de: adminDe, deDu: adminDeDu, en: adminEn };
