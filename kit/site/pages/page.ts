import type { Ask, Change, Input, Output, Stream } from '@fachwerk/base/contract';
import type { Language } from '@fachwerk/base/language';
import type { TextLimits } from '@fachwerk/base/text-limits';
import type { ComponentType } from 'react';
import type * as z from 'zod/mini';
import type { Translate } from '../language/translator.ts';

/** Server context of a page and its form actions. A page calls the server by contracts only. */
export type PageCtx = {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly language: Language;
  readonly now: Date;
  /** As requested by the browser. */
  readonly url: URL;
  readonly isSignedIn: boolean;
  ask<E extends Ask>(endpoint: E, input: Input<E>): Promise<Output<E>>;
  change<E extends Change>(endpoint: E, input: Input<E>): Promise<Output<E>>;
};

/** Form data: every field is text, and may be repeated. */
export type FormFields = Readonly<Record<string, readonly string[]>>;

/** Idempotency key of a form. */
export const FORM_KEY = 'form_key';

/** The first value of a field, or an empty string. */
export function fieldOf(form: FormFields, name: string): string {
  return form[name]?.[0] ?? '';
}

/** Text limits by path in the contract. */
export type FieldLimits = Readonly<Record<string, TextLimits>>;

/** Redirect (303): after an action, or because the page is elsewhere. */
export type Redirect = { readonly redirectTo: string; readonly isForGood?: true };
export const redirectTo = (path: string): Redirect => ({ redirectTo: path });
/** Permanent redirect (301) to a path or https URL: browsers and search engines cache it. */
export const movedTo = (address: string): Redirect => ({ redirectTo: address, isForGood: true });

/** This page does not handle the URL: the next match is tried, and without one it is a 404. */
export const PASSED = { isPassed: true } as const;
type Passed = typeof PASSED;

/** Result of an action that machines call (one-click unsubscribe): no redirect, the page itself is the answer. */
export const ANSWERED = { isAnswered: true } as const;
type Answered = typeof ANSWERED;

/** Why an action was refused, in the visitor's language; fields by contract path. */
export type PageProblem = {
  readonly code: string;
  readonly error: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly fields: Readonly<Record<string, string>>;
};

export type ViewProps<Data> = {
  readonly data: Data;
  /** Of the submitted form, which keeps its input. */
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

/** A breadcrumb step. */
export type TrailStep = { readonly name: string; readonly path: string };

/** Context of a page's metadata functions. */
export type AboutPage = {
  readonly url: URL;
  readonly language: Language;
  /** Name of the site. */
  readonly name: string;
  readonly translate: Translate;
};

export type Page<Data = unknown> = {
  readonly path: `/${string}`;
  /** A thrown problem becomes its own page: 404, or the message of the refusal. */
  readonly load: (ctx: PageCtx) => Promise<Data | Redirect | Passed>;
  /**
   * Form actions by button value (`<button name="act" value="end">`), all without JavaScript. Afterwards the page redirects or reloads; a problem is
   * shown on it. The empty name handles submissions without a button.
   */
  readonly acts?: Readonly<
    Record<string, (ctx: PageCtx, form: FormFields) => Promise<Redirect | Answered | undefined>>
  >;
  /** Contract of its forms (`ticketApi.close.input`), for character counters. */
  readonly input?: z.core.$ZodType;
  /** Tab and page title: a text key, or literal text. */
  readonly title: (data: Data) => { readonly key: string; readonly params?: Record<string, string> } | string;
  /** `() => import('../x-view.tsx')`. The browser loads it after the page is shown; the server always has it. */
  readonly view: () => Promise<{ readonly View: ComponentType<ViewProps<Data>> }>;
  /** Optimised for reading: scripts start after text and images, or at the first touch, and hydrate in small steps. */
  readonly isReadFirst?: true;
  /** Slots for modules above. */
  readonly slots?: readonly { readonly name: string }[];
  /** The same for all visitors who are not signed in and have an empty cart: cache time. */
  readonly keepSeconds?: number | ((data: Data) => number);
  /** Available while the site's company is suspended: existing contracts, the account, legal pages. */
  readonly evenSuspended?: true;
  /** Streams that invalidate it earlier. */
  readonly changesWith?: readonly Stream[] | ((data: Data) => readonly Pick<Stream, 'name'>[]);
  /** Search engines may list it; pages with a secret in their URL never are. */
  readonly isPublic?: boolean;
  /** Not counted as a visit: drafts, terminals, pages cached for offline use. */
  readonly isUncounted?: true;
  /** Meta description. */
  readonly description?: (data: Data, about: AboutPage) => string;
  readonly keywords?: (data: Data) => string;
  /** Tab icon instead of the site's: a URL, or a `data:` URL. */
  readonly icon?: (data: Data) => string | null;
  /** Share picture. */
  readonly picture?: (data: Data) => SharePicture | null;
  /** Structured data (schema.org) of the visible content. */
  readonly structured?: (data: Data, about: AboutPage) => object | null;
  /** Breadcrumb without the start page; the page itself is the last step. */
  readonly trail?: (data: Data, about: AboutPage) => readonly TrailStep[];
  /** Kinds of company it exists for; defaults to all. It takes precedence over a general page at the same path. */
  readonly kinds?: readonly string[];
  /** Tried before all others at the same path; it may pass. */
  readonly goesFirst?: true;
  /** Origins (`https://tiles.example`) the browser may fetch from on this page only. */
  readonly connectsTo?: (data: Data) => readonly string[];
  /** Origins that may be embedded (`<iframe>`); default none. */
  readonly framesFrom?: (data: Data) => readonly string[];
  /** Origins that may embed this page, besides its own host; null, the default: none. An embedded page has no frame. */
  readonly framedBy?: (data: Data) => readonly string[] | null;
  /** Browser features this page may request; the visitor is still asked. */
  readonly uses?: readonly ('camera' | 'geolocation')[];
};

/** Declares a page, so that the types of data and view agree. */
export function page<Data>(declared: Page<Data>): Page {
  return declared as Page;
}
