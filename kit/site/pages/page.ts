import type { Ask, Change, Input, Output, Stream } from '@fachwerk/base/contract';
import type { Language } from '@fachwerk/base/language';
import type { TextLimits } from '@fachwerk/base/text-limits';
import type { ComponentType } from 'react';
import type * as z from 'zod/mini';
import type { Translate } from '../language/translator.ts';

/** What the server knows while it makes a page, or does what a form of it asks for. A page speaks to the house by contracts alone. */
export type PageCtx = {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly language: Language;
  readonly now: Date;
  /** As the browser asked for it. */
  readonly url: URL;
  readonly isSignedIn: boolean;
  ask<E extends Ask>(endpoint: E, input: Input<E>): Promise<Output<E>>;
  change<E extends Change>(endpoint: E, input: Input<E>): Promise<Output<E>>;
};

/** What a form sent: every field is text, and may come several times. */
export type FormFields = Readonly<Record<string, readonly string[]>>;

/** The field by which a form that is sent twice is known. */
export const FORM_KEY = 'form_key';

/** The first value of a field, or nothing. */
export function fieldOf(form: FormFields, name: string): string {
  return form[name]?.[0] ?? '';
}

/** How many characters a field may have, by its path in the contract. */
export type FieldLimits = Readonly<Record<string, TextLimits>>;

/** Go on there (303): after something was done, or because this is not the place. */
export type Redirect = { readonly redirectTo: string; readonly isForGood?: true };
export const redirectTo = (path: string): Redirect => ({ redirectTo: path });
/** What was here is there from now on (301), be it a path or an https address: browsers and search engines remember it. */
export const movedTo = (address: string): Redirect => ({ redirectTo: address, isForGood: true });

/** This page has nothing at this address: the next one that stands there is asked, and where there is none it is a 404. */
export const PASSED = { isPassed: true } as const;
type Passed = typeof PASSED;

/** What an act says that a machine may ask for (the one click of a mail program): it follows no redirect, the page itself is its answer. */
export const ANSWERED = { isAnswered: true } as const;
type Answered = typeof ANSWERED;

/** Why something was refused, in the visitor's language; fields by the names of the contract. */
export type PageProblem = {
  readonly code: string;
  readonly error: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly fields: Readonly<Record<string, string>>;
};

export type ViewProps<Data> = {
  readonly data: Data;
  /** Of the form that was just sent; it keeps what was typed. */
  readonly problem: PageProblem | null;
  readonly form: FormFields;
};

/** `url` may be a path of the site. */
export type SharePicture = {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
};

/** A step on the way to a page. */
export type TrailStep = { readonly name: string; readonly path: string };

/** What a page goes by when it speaks of itself to machines. */
export type AboutPage = {
  readonly url: URL;
  readonly language: Language;
  /** Of the site. */
  readonly name: string;
  readonly say: Translate;
};

export type Page<Data = unknown> = {
  readonly path: `/${string}`;
  /** A problem it throws becomes a page of its own: 404, or the sentence of the refusal. */
  readonly load: (ctx: PageCtx) => Promise<Data | Redirect | Passed>;
  /**
   * What the buttons of its forms do, by their value (`<button name="act" value="end">`), all of it without JavaScript. Afterwards
   * the page goes elsewhere, or is loaded anew; a problem is shown on it. The one without a name is for what comes from no button.
   */
  readonly acts?: Readonly<
    Record<string, (ctx: PageCtx, form: FormFields) => Promise<Redirect | Answered | undefined>>
  >;
  /** What its forms send, as the contract has it (`ticketApi.close.input`): fields count their characters by it. */
  readonly input?: z.core.$ZodType;
  /** What stands in the tab and above the page: a text key, or words that are nobody's translation. */
  readonly title: (data: Data) => { readonly key: string; readonly params?: Record<string, string> } | string;
  /** `() => import('../x-view.tsx')`. Fetched by the browser when the page is there already; the server has it in any case. */
  readonly view: () => Promise<{ readonly View: ComponentType<ViewProps<Data>> }>;
  /** Made to be read: its scripts begin when its words and pictures stand, or at the first touch, and take it over in small steps. */
  readonly isReadFirst?: true;
  /** Places in it for what modules above bring. */
  readonly slots?: readonly { readonly name: string }[];
  /** The same for everybody who is not signed in and has an empty cart: may be kept this long. */
  readonly keepSeconds?: number | ((data: Data) => number);
  /** Also while the site's company is suspended: what belongs to contracts that exist, to the account, and to the law. */
  readonly evenSuspended?: true;
  /** What tells that it is to be drawn anew before that. */
  readonly changesWith?: readonly Stream[] | ((data: Data) => readonly Pick<Stream, 'name'>[]);
  /** Search engines may list it; pages with a secret in their address never are. */
  readonly isPublic?: boolean;
  /** Drafts, tablets on a wall, what a browser keeps for later: nobody who comes by. */
  readonly isUncounted?: true;
  /** What search engines show below the title. */
  readonly description?: (data: Data, about: AboutPage) => string;
  readonly keywords?: (data: Data) => string;
  /** In the tab instead of the site's own: an address, or a drawing as one (`data:`). */
  readonly icon?: (data: Data) => string | null;
  /** Shown where somebody shares the page. */
  readonly picture?: (data: Data) => SharePicture | null;
  /** The same as the page shows, as schema.org has it. */
  readonly structured?: (data: Data, about: AboutPage) => object | null;
  /** The way to it from the first page, which is not named; the page itself is the last step. */
  readonly trail?: (data: Data, about: AboutPage) => readonly TrailStep[];
  /** The kinds of company it makes sense for, all when left out. It goes before a page of everybody's at the same address. */
  readonly kinds?: readonly string[];
  /** Asked before all others at the same address; it may pass. */
  readonly goesFirst?: true;
  /** Origins (`https://tiles.example`) the browser may fetch from on this page, and on no other. */
  readonly connectsTo?: (data: Data) => readonly string[];
  /** Origins whose pages may stand inside this one (`<iframe>`); none by itself. */
  readonly framesFrom?: (data: Data) => readonly string[];
  /**
   * Whose pages may show this one inside of theirs, beside its own host; null, as for every page that says nothing: nobody's. It is then
   * drawn without what stands around a page.
   */
  readonly framedBy?: (data: Data) => readonly string[] | null;
  /** What the browser may offer this page; the visitor is still asked. */
  readonly uses?: readonly ('camera' | 'geolocation')[];
};

/** Declares a page, so that its data and its view agree. */
export function page<Data>(declared: Page<Data>): Page {
  return declared as Page;
}
