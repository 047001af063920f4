import type { Stream } from '@fachwerk/base/contract';
import type { Language, Texts } from '@fachwerk/base/language';
import type { SiteAssets } from './assets.ts';
import type { Frame } from './frame.ts';
import type { AboutPage, Page, PageCtx } from './page.ts';
import type { SlotFill } from './slot.tsx';

/** A page that search engines may list. */
export type SiteAddress = { readonly path: string; readonly changedAt: Date | null };
export type ListAddresses = (ctx: Pick<PageCtx, 'ask'>) => Promise<readonly SiteAddress[]>;

/** Structured data (schema.org) that a module adds to pages of others. Its streams invalidate the page; a failing one is skipped. */
export type PageDescription = {
  readonly describe: (ctx: PageCtx, page: unknown, about: AboutPage) => Promise<readonly object[]>;
  readonly changesWith?: readonly Stream[];
};

export type SiteAppParts = {
  readonly pages: readonly Page[];
  /** Shown under an address that leads nowhere, with 404; where it passes, the usual page is. */
  readonly missing?: Page;
  /** Slot fills of modules. */
  readonly slots?: readonly SlotFill[];
  /** Further URLs of modules, for the sitemap. */
  readonly addresses?: readonly ListAddresses[];
  /** Structured data of modules for pages of others. */
  readonly descriptions?: readonly PageDescription[];
  readonly frame: Frame;
  /** All texts by language. */
  readonly texts: Readonly<Record<Language, Texts>>;
  readonly assets: SiteAssets;
};
