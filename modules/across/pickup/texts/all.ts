import type { ModuleTexts } from '@fachwerk/base/language';
import { adminDe } from './admin.de.ts';
import { adminDeDu } from './admin.deDu.ts';
import { adminEn } from './admin.en.ts';
import { mailsDe } from './mails.de.ts';
import { mailsDeDu } from './mails.deDu.ts';
import { mailsEn } from './mails.en.ts';
import { mailsIt } from './mails.it.ts';
import { mailsRu } from './mails.ru.ts';
import { siteDe } from './site.de.ts';
import { siteDeDu } from './site.deDu.ts';
import { siteEn } from './site.en.ts';
import { siteIt } from './site.it.ts';
import { siteRu } from './site.ru.ts';

/** For the server; screens and pages take those of their own face. */
export const texts: ModuleTexts = {
  de: { ...adminDe, ...siteDe, ...mailsDe },
  deDu: { ...adminDeDu, ...siteDeDu, ...mailsDeDu },
  en: { ...adminEn, ...siteEn, ...mailsEn },
  it: { ...siteIt, ...mailsIt },
  ru: { ...siteRu, ...mailsRu },
  mails: mailsDe,
};
