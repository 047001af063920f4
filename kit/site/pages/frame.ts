import type { Stream } from '@fachwerk/base/contract';
import type { FontPair } from '@fachwerk/base/font-pairs';
import type { Language } from '@fachwerk/base/language';
import type { SiteFace } from '@fachwerk/base/site-face';
import type { ComponentType, ReactNode } from 'react';
import type { Place } from './nearest-places.ts';
import type { FormFields, PageCtx, Redirect } from './page.ts';

/** Two themes of one layout. */
export type Template = 'white-clean' | 'black-clean';

/** Data of the frame; the same for every visitor. What it lacks of the site's shape is as usual. */
export type SiteHead = Partial<SiteFace> & {
  readonly name: string;
  /** Kind of the company: some pages exist for one kind only. */
  readonly kind: string;
  readonly template: Template;
  /** `#b4532a`; corrected for contrast on rendering. */
  readonly accent: string;
  readonly fonts: FontPair;
  readonly languages: readonly Language[];
  readonly defaultLanguage: Language;
  /** Icons made from a logo: URLs of PNG files of 32, 180, 192 and 512 px. */
  readonly icons?: SiteIcons | null;
};

type SiteIcons = {
  readonly small: string;
  readonly touch: string;
  readonly large: string;
  readonly huge: string;
};

export type FrameProps<Head, Extra> = { readonly head: Head; readonly extra: Extra; readonly children: ReactNode };

/** The frame around every page. The kit renders it, the app defines its content. */
export type Frame<Head extends SiteHead = SiteHead, Extra = unknown> = {
  /** Called before the language is known. */
  readonly head: (ctx: Pick<PageCtx, 'ask'>) => Promise<Head>;
  /** Visitor-specific data. Without our cookies there is none, and the page can be cached. */
  readonly extra: (ctx: PageCtx, cookies: ReadonlySet<string>) => Promise<Extra>;
  readonly View: ComponentType<FrameProps<Head, Extra>>;
  /** Frame sources allowed on every page (`'self'`). */
  readonly framesFrom?: (head: Head) => readonly string[];
  /** Streams that invalidate all cached pages, because the frame has changed. */
  readonly changesWith?: readonly Stream[];
  /** Form actions of the frame, on every page. */
  readonly acts?: Readonly<Record<string, (ctx: PageCtx, form: FormFields) => Promise<Redirect | undefined>>>;
  /** Suggestions on the 404 page. */
  readonly places?: (extra: Extra) => readonly Place[];
  /** Target if sign-in is required. */
  readonly signIn?: (backTo: string) => string;
};

/** Declares a frame, so that the types of its data and view agree. */
export function frame<Head extends SiteHead, Extra>(declared: Frame<Head, Extra>): Frame {
  return declared as unknown as Frame;
}
