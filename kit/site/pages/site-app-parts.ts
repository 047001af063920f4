import type { Language, Texts } from '@fachwerk/base/language';
import type { SiteAssets } from './assets.ts';
import type { Frame } from './frame.ts';
import type { Page } from './page.ts';

export type SiteAppParts = {
  readonly pages: readonly Page[];
  readonly frame: Frame;
  /** What all of it says, language by language. */
  readonly texts: Readonly<Record<Language, Texts>>;
  readonly assets: SiteAssets;
};
