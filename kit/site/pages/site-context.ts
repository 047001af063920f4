import type { Language } from '@fachwerk/base/language';
import { type ComponentType, createContext, useContext } from 'react';
import type { Translate } from '../language/translator.ts';
import type { SiteHead } from './frame.ts';
import type { FieldLimits, FormFields, PageProblem } from './page.ts';

/** What a module above has brought to a place in this page. */
export type FilledSlot = {
  readonly slot: string;
  /** Named by the build; without one the browser cannot take it over. */
  readonly file: string | null;
  readonly data: unknown;
  readonly Part: ComponentType<{ readonly given: unknown; readonly data: unknown }>;
};

/** `isNeeded`: what is wrong with it says nothing without its name, as of a box to tick. */
export type FieldName = { readonly words: string; readonly isNeeded: boolean };
export type FieldNames = Readonly<Record<string, FieldName>>;

/** What every part of a page may know: the same while the server draws it and when the browser takes over. */
export type SiteState = {
  readonly language: Language;
  readonly say: Translate;
  readonly head: SiteHead;
  /** What stands in the tab. */
  readonly title: string;
  /** Path and query, as the browser asked for it. */
  readonly path: string;
  /** When the server drew the page. */
  readonly now: Date;
  readonly isSignedIn: boolean;
  /** What the visitor agreed to; null while they have not been asked. */
  readonly consent: readonly string[] | null;
  readonly problem: PageProblem | null;
  /** What the fields of a refused form are called, by their path; none where nothing was refused. */
  readonly fieldNames?: FieldNames;
  /** False: no part of the page shows what was refused, so the page does it above all of them. */
  readonly isProblemShown?: boolean;
  /** Both hear what a refused page is made of while the server draws it for the first time. */
  readonly onFieldName?: (path: string, name: FieldName) => void;
  readonly onProblemShown?: () => void;
  readonly form: FormFields;
  /** Of this drawing of the page: what its forms send twice is done once. None on a page that is kept for everybody. */
  readonly formKey?: string;
  readonly limits: FieldLimits;
  readonly slots: readonly FilledSlot[];
  /** Stands inside of another page, which has a frame already. */
  readonly isFramed?: true;
  /** Drawn outside of its site, to be looked at: nothing is asked of the site. */
  readonly isStill?: true;
};

export const SiteContext = createContext<SiteState | null>(null);

export function useSite(): SiteState {
  const state = useContext(SiteContext);
  if (!state) throw new Error('this part stands outside of a page');
  return state;
}
