import type { SiteApp } from '@fachwerk/base/site-visit';
import { assetsOf, type Manifest } from '@fachwerk/site/assets';
import { siteApp } from '@fachwerk/site/site-app';
import { siteFrame } from './frame/site-frame.ts';
import { pages } from './modules.ts';
import { siteTexts } from './texts.ts';

/** What the server mounts. The manifest says which files the browser gets. */
export function storefront(manifest: Manifest): SiteApp {
  return siteApp({ pages, frame: siteFrame, texts: siteTexts, assets: assetsOf(manifest) });
}
