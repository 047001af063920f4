import type { ModuleTexts } from '@fachwerk/base/language';
import { adminDe } from './admin.de.ts';
import { adminEn } from './admin.en.ts';

export const texts: ModuleTexts = { de: adminDe, deDu: {}, en: adminEn };
