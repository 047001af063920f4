import type { ModuleTexts } from '@fachwerk/base/language';
import { adminDe } from './admin.de.ts';
import { adminDeDu } from './admin.deDu.ts';
import { adminEn } from './admin.en.ts';
import { adminIt } from './admin.it.ts';
import { adminRu } from './admin.ru.ts';
import { mailsDe } from './mails.de.ts';
import { mailsDeDu } from './mails.deDu.ts';
import { mailsEn } from './mails.en.ts';

/** For the server; screens take those of their own face. */
export const texts: ModuleTexts = {
  de: { ...adminDe, ...mailsDe },
  deDu: { ...adminDeDu, ...mailsDeDu },
  en: { ...adminEn, ...mailsEn },
  it: adminIt,
  ru: adminRu,
  mails: mailsDe,
};
