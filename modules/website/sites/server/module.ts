import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { siteApi, siteCapabilities, siteProblems, siteStream } from '../contract.ts';
import { consentApi } from '../contract-consent.ts';
import { legalApi } from '../contract-legal.ts';
import { saveConsent } from './consent/save-consent.ts';
import { showConsent } from './consent/show-consent.ts';
import { createDemoSite } from './demo/create-demo-site.ts';
import { findLegalText } from './legal/find-legal-text.ts';
import { legalTextFile } from './legal/legal-attachment.ts';
import { legalReadiness } from './legal/legal-readiness.ts';
import { listLegalTexts } from './legal/list-legal-texts.ts';
import { publishLegalText } from './legal/publish-legal-text.ts';
import { showLegal } from './legal/show-legal.ts';
import { takeBackLegalText } from './legal/take-back-legal-text.ts';
import { findSiteSettings } from './settings/find-site-settings.ts';
import { listLanguages } from './settings/list-languages.ts';
import { removeLogoJob } from './settings/remove-logo.job.ts';
import { saveLogo } from './settings/save-logo.ts';
import { saveSiteSettings } from './settings/save-site-settings.ts';
import { showSiteHead } from './settings/show-site-head.ts';
import { siteOf } from './site-store.ts';

export const sites: Module = {
  name: 'sites',
  sql: new URL('../sql/', import.meta.url),
  capabilities: siteCapabilities,
  problems: siteProblems,
  // § 356a BGB prescribes the wording of the button, also in the page layout.
  texts: await textsIn(new URL('../texts/', import.meta.url), ['legal.withdraw', 'front.withdraw']),
  streams: [siteStream],
  routes: [
    on(siteApi.head, showSiteHead),
    on(siteApi.find, findSiteSettings),
    on(siteApi.languages, listLanguages),
    on(siteApi.save, saveSiteSettings),
    on(siteApi.saveLogo, saveLogo),
    on(legalApi.show, showLegal),
    on(legalApi.list, listLegalTexts),
    on(legalApi.find, findLegalText),
    on(legalApi.publish, publishLegalText),
    on(legalApi.takeBack, takeBackLegalText),
    on(consentApi.show, showConsent),
    on(consentApi.save, saveConsent),
  ],
  jobs: [removeLogoJob],
  attachments: [legalTextFile],
  siteOf,
  demo: createDemoSite,
  firstSteps: [
    {
      name: 'legal',
      rank: 50,
      path: '/admin/website/legal',
      capability: 'sites.manage',
      isDone: async (ctx) => (await legalReadiness(ctx)).unchecked.length === 0,
    },
  ],
};
