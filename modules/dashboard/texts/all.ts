import type { ModuleTexts } from '@fachwerk/base/language';
import { adminDe } from './admin.de.ts';
import { adminDeDu } from './admin.deDu.ts';
import { adminEn } from './admin.en.ts';
import { adminIt } from './admin.it.ts';
import { adminRu } from './admin.ru.ts';
import { helpDe } from './help.de.ts';
import { helpDeDu } from './help.deDu.ts';
import { helpEn } from './help.en.ts';

/** For the server; screens and pages take those of their own face. */
export const texts: ModuleTexts = {
  de: { ...adminDe, ...helpDe },
  deDu: { ...adminDeDu, ...helpDeDu },
  en: { ...adminEn, ...helpEn },
  it: adminIt,
  ru: adminRu,
};
