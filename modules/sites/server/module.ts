import { type Module, on } from '@fachwerk/server/module';
import { siteApi, siteCapabilities, siteProblems, siteStream } from '../contract.ts';
import { consentApi } from '../contract-consent.ts';
import { legalApi } from '../contract-legal.ts';
import { de } from '../texts/de.ts';
import { deDu } from '../texts/deDu.ts';
import { en } from '../texts/en.ts';
import { it } from '../texts/it.ts';
import { ru } from '../texts/ru.ts';
import { saveConsent, showConsent } from './consent.ts';
import { createDemoSite } from './demo-site.ts';
import { findText, listTexts, publishText, takeBackText } from './edit-legal.ts';
import { removeLogoJob, saveLogo } from './save-logo.ts';
import { showLegal } from './show-legal.ts';
import { showHead } from './site-head.ts';
import { findSettings, saveSettings } from './site-settings.ts';
import { siteOf } from './site-store.ts';

export const sites: Module = {
  name: 'sites',
  sql: new URL('../sql/', import.meta.url),
  capabilities: siteCapabilities,
  problems: siteProblems,
  texts: { de, deDu, en, it, ru },
  streams: [siteStream],
  routes: [
    on(siteApi.head, showHead),
    on(siteApi.find, findSettings),
    on(siteApi.save, saveSettings),
    on(siteApi.saveLogo, saveLogo),
    on(legalApi.show, showLegal),
    on(legalApi.list, listTexts),
    on(legalApi.find, findText),
    on(legalApi.publish, publishText),
    on(legalApi.takeBack, takeBackText),
    on(consentApi.show, showConsent),
    on(consentApi.save, saveConsent),
  ],
  jobs: [removeLogoJob],
  siteOf,
  demo: createDemoSite,
};
