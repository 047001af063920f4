import type { ModuleTexts } from '@fachwerk/base/language';
import { adminDe } from './admin.de.ts';
import { adminDeDu } from './admin.deDu.ts';
import { adminEn } from './admin.en.ts';
import { adminIt } from './admin.it.ts';
import { adminRu } from './admin.ru.ts';
import { siteDe } from './site.de.ts';
import { siteDeDu } from './site.deDu.ts';
import { siteEn } from './site.en.ts';
import { siteIt } from './site.it.ts';
import { siteRu } from './site.ru.ts';

/** For the server; screens and pages take those of their own face. */
export const texts: ModuleTexts = {
  de: { ...adminDe, ...siteDe },
  deDu: { ...adminDeDu, ...siteDeDu },
  en: { ...adminEn, ...siteEn },
  it: { ...adminIt, ...siteIt },
  ru: { ...adminRu, ...siteRu },
};
