import type { SiteApp } from '@fachwerk/base/site-visit';
import { assetsOf, type Manifest } from '@fachwerk/site/assets';
import { siteApp } from '@fachwerk/site/site-app';
import { siteFrame } from './frame/site-frame.ts';
import { addresses, descriptions, missing, pages, slots } from './modules.ts';
import { siteTexts } from './texts.ts';

/** What the server mounts. The manifest says which files the browser gets, `read` what is in them. */
export function storefront(manifest: Manifest, read: (file: string) => string): SiteApp {
  const parts = { pages, missing, slots, addresses, descriptions, texts: siteTexts };
  return siteApp({ ...parts, frame: siteFrame, assets: assetsOf(manifest, read) });
}
