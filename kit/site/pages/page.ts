import type { Ask, Change, Input, Output } from '@fachwerk/base/contract';
import type { Language } from '@fachwerk/base/language';
import type { TextLimits } from '@fachwerk/base/text-limits';
import type { ComponentType } from 'react';
import type * as z from 'zod/mini';

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

/** The first value of a field, or nothing. */
export function fieldOf(form: FormFields, name: string): string {
  return form[name]?.[0] ?? '';
}

/** How many characters a field may have, by its path in the contract. */
export type FieldLimits = Readonly<Record<string, TextLimits>>;

/** Go on there (303): after something was done, or because this is not the place. */
export type Redirect = { readonly redirectTo: string };
export const redirectTo = (path: string): Redirect => ({ redirectTo: path });

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

export type Page<Data = unknown> = {
  readonly path: `/${string}`;
  /** A problem it throws becomes a page of its own: 404, or the sentence of the refusal. */
  readonly load: (ctx: PageCtx) => Promise<Data | Redirect>;
  /**
   * What the buttons of its forms do, by their value (`<button name="act" value="end">`), all of it without JavaScript. Afterwards
   * the page goes elsewhere, or is loaded anew; a problem is shown on it.
   */
  readonly acts?: Readonly<Record<string, (ctx: PageCtx, form: FormFields) => Promise<Redirect | undefined>>>;
  /** What its forms send, as the contract has it (`ticketApi.close.input`): fields count their characters by it. */
  readonly input?: z.core.$ZodType;
  /** What stands in the tab and above the page: a text key, or words that are nobody's translation. */
  readonly title: (data: Data) => { readonly key: string; readonly params?: Record<string, string> } | string;
  /** `() => import('../x-view.tsx')`. Fetched by the browser when the page is there already; the server has it in any case. */
  readonly view: () => Promise<{ readonly View: ComponentType<ViewProps<Data>> }>;
  /** The same for everybody who is not signed in and has an empty cart: may be kept this long. */
  readonly keepSeconds?: number;
  /** Search engines may list it; pages with a secret in their address never are. */
  readonly isPublic?: boolean;
  /** Origins (`https://tiles.example`) the browser may fetch from on this page, and on no other. */
  readonly connectsTo?: (data: Data) => readonly string[];
  /** What the browser may offer this page; the visitor is still asked. */
  readonly uses?: readonly ('camera' | 'geolocation')[];
};

/** Declares a page, so that its data and its view agree. */
export function page<Data>(declared: Page<Data>): Page {
  return declared as Page;
}
