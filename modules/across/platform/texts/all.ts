import type { ModuleTexts } from '@fachwerk/base/language';
import { adminDe } from './admin.de.ts';
import { adminDeDu } from './admin.deDu.ts';
import { adminEn } from './admin.en.ts';

export const texts: ModuleTexts = { de: adminDe, deDu: adminDeDu, en: adminEn };
