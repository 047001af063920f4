import { mediaUses } from '@fachwerk/media/facade';
import { contribute } from '@fachwerk/server/hooks';
import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { pageApi, pageCapabilities, pageProblems, pageStream } from '../contract.ts';
import { redirectApi } from '../contract-place.ts';
import { sitePublishApi } from '../contract-publish.ts';
import { webPageApi, webPageStream } from '../contract-shown.ts';
import { listMediaUses } from './blocks/list-media-uses.ts';
import { createDemoPages } from './demo/create-demo-pages.ts';
import { blockKinds, sharePicture, templateSamples, usualStart } from './facade-blocks.ts';
import { legalFaults } from './facade-publish.ts';
import { createPage } from './page/create-page.ts';
import { enterPage } from './page/enter-page.ts';
import { listPages } from './page/list-pages.ts';
import { openPage } from './page/open-page.ts';
import { hasPublished } from './page/page-store.ts';
import { removePage } from './page/remove-page.ts';
import { saveDraft } from './page/save-draft.ts';
import { savePlace } from './page/save-place.ts';
import { showBlocks } from './page/show-blocks.ts';
import { listRedirects } from './redirect/list-redirects.ts';
import { removeRedirect } from './redirect/remove-redirect.ts';
import { saveRedirect } from './redirect/save-redirect.ts';
import { chooseNotFound } from './site/choose-not-found.ts';
import { listPageAddresses } from './site/list-page-addresses.ts';
import { makePreview } from './site/make-preview.ts';
import { showMissing } from './site/show-missing.ts';
import { showNavigation } from './site/show-navigation.ts';
import { showPage } from './site/show-page.ts';
import { findHurdles } from './version/find-hurdles.ts';
import { findPageVersion } from './version/find-page-version.ts';
import { listVersions } from './version/list-versions.ts';
import { listWaiting } from './version/list-waiting.ts';
import { publishPage } from './version/publish-page.ts';
import { publishSite } from './version/publish-site.ts';
import { restoreVersion } from './version/restore-version.ts';

export const pages: Module = {
  name: 'pages',
  sql: new URL('../sql/', import.meta.url),
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  capabilities: pageCapabilities,
  problems: pageProblems,
  declaredHooks: [blockKinds, sharePicture, usualStart, legalFaults, templateSamples],
  contributions: [contribute(mediaUses, listMediaUses)],
  streams: [pageStream, webPageStream],
  routes: [
    on(pageApi.list, listPages),
    on(pageApi.open, openPage),
    on(pageApi.create, createPage),
    on(pageApi.saveDraft, saveDraft),
    on(pageApi.savePlace, savePlace),
    on(pageApi.chooseNotFound, chooseNotFound),
    on(pageApi.hurdles, findHurdles),
    on(pageApi.publish, publishPage),
    on(pageApi.remove, removePage),
    on(pageApi.versions, listVersions),
    on(pageApi.version, findPageVersion),
    on(pageApi.bringBack, restoreVersion),
    on(pageApi.draw, showBlocks),
    on(pageApi.makePreview, makePreview),
    on(pageApi.enter, enterPage),
    on(sitePublishApi.waiting, listWaiting),
    on(sitePublishApi.publish, publishSite),
    on(redirectApi.list, listRedirects),
    on(redirectApi.save, saveRedirect),
    on(redirectApi.remove, removeRedirect),
    on(webPageApi.show, showPage),
    on(webPageApi.missing, showMissing),
    on(webPageApi.navigation, showNavigation),
    on(webPageApi.addresses, listPageAddresses),
  ],
  demo: createDemoPages,
  firstSteps: [
    {
      name: 'website',
      rank: 80,
      path: '/admin/website/pages',
      capability: 'pages.edit',
      // Until then customers see a start page made of what is there.
      isOptional: true,
      isDone: hasPublished,
    },
  ],
};
