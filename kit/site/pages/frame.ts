import type { Stream } from '@fachwerk/base/contract';
import type { FontPair } from '@fachwerk/base/font-pairs';
import type { Language } from '@fachwerk/base/language';
import type { ComponentType, ReactNode } from 'react';
import type { Place } from './nearest-places.ts';
import type { FormFields, PageCtx, Redirect } from './page.ts';

/** Two looks of one skeleton. */
export type Template = 'white-clean' | 'black-clean';

/** What a page's surroundings are made of; the same for every visitor. */
export type SiteHead = {
  readonly name: string;
  /** Of the company it speaks for: some pages are there for one kind alone. */
  readonly kind: string;
  readonly template: Template;
  /** `#b4532a`; made readable where it is shown. */
  readonly accent: string;
  readonly fonts: FontPair;
  readonly languages: readonly Language[];
  readonly defaultLanguage: Language;
  /** Of its own, made from a logo: addresses of PNG files of 32, 180, 192 and 512 px. */
  readonly icons?: SiteIcons | null;
};

type SiteIcons = {
  readonly small: string;
  readonly touch: string;
  readonly large: string;
  readonly huge: string;
};

export type FrameProps<Head, Extra> = { readonly head: Head; readonly extra: Extra; readonly children: ReactNode };

/** What stands around every page. The kit draws it, the app says what is in it. */
export type Frame<Head extends SiteHead = SiteHead, Extra = unknown> = {
  /** Asked before the language is known. */
  readonly head: (ctx: Pick<PageCtx, 'ask'>) => Promise<Head>;
  /** What depends on the visitor. A visitor without cookies of ours has nothing of it: their page may be kept. */
  readonly extra: (ctx: PageCtx, cookies: ReadonlySet<string>) => Promise<Extra>;
  readonly View: ComponentType<FrameProps<Head, Extra>>;
  /** What it may show inside of every page (`'self'`). */
  readonly framesFrom?: (head: Head) => readonly string[];
  /** What tells that all kept pages are to be drawn anew: what stands around them has changed. */
  readonly changesWith?: readonly Stream[];
  /** What forms of the frame do, on every page. */
  readonly acts?: Readonly<Record<string, (ctx: PageCtx, form: FormFields) => Promise<Redirect | undefined>>>;
  /** Pages that are offered to whoever asks for one that is not there. */
  readonly places?: (extra: Extra) => readonly Place[];
  /** Where somebody goes who has to sign in first. */
  readonly signIn?: (backTo: string) => string;
};

/** Declares a frame, so that what it loads and what it shows agree. */
export function frame<Head extends SiteHead, Extra>(declared: Frame<Head, Extra>): Frame {
  return declared as unknown as Frame;
}
