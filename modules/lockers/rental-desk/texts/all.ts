import type { ModuleTexts } from '@fachwerk/base/language';
import { adminDe } from './admin.de.ts';
import { adminDeDu } from './admin.deDu.ts';
import { adminEn } from './admin.en.ts';
import { adminIt } from './admin.it.ts';
import { adminRu } from './admin.ru.ts';

export const texts: ModuleTexts = { de: adminDe, deDu: adminDeDu, en: adminEn, it: adminIt, ru: adminRu };
