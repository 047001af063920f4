import type { Stream } from '@fachwerk/base/contract';
import type { Language, Texts } from '@fachwerk/base/language';
import type { SiteAssets } from './assets.ts';
import type { Frame } from './frame.ts';
import type { AboutPage, Page, PageCtx } from './page.ts';
import type { SlotFill } from './slot.tsx';

/** A page that search engines may list. */
export type SiteAddress = { readonly path: string; readonly changedAt: Date | null };
export type ListAddresses = (ctx: Pick<PageCtx, 'ask'>) => Promise<readonly SiteAddress[]>;

/**
 * What a module says to machines about pages of others, as schema.org has it. What it goes by tells when the page is to be drawn anew; one
 * that fails is left out.
 */
export type PageDescription = {
  readonly describe: (ctx: PageCtx, page: unknown, about: AboutPage) => Promise<readonly object[]>;
  readonly changesWith?: readonly Stream[];
};

export type SiteAppParts = {
  readonly pages: readonly Page[];
  /** What modules bring to the pages of others. */
  readonly slots?: readonly SlotFill[];
  /** What modules know of addresses beside the fixed ones, for search engines. */
  readonly addresses?: readonly ListAddresses[];
  /** What modules say of the pages of others to machines. */
  readonly descriptions?: readonly PageDescription[];
  readonly frame: Frame;
  /** What all of it says, language by language. */
  readonly texts: Readonly<Record<Language, Texts>>;
  readonly assets: SiteAssets;
};
