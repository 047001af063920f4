import type { Language } from '@fachwerk/base/language';
import { type ComponentType, createContext, useContext } from 'react';
import type { Translate } from '../language/translator.ts';
import type { SiteHead } from './frame.ts';
import type { FieldLimits, FormFields, PageProblem } from './page.ts';

/** The fill of a slot on this page. */
export type FilledSlot = {
  readonly slot: string;
  /** Name in the build; without one it is not hydrated. */
  readonly file: string | null;
  readonly data: unknown;
  readonly Part: ComponentType<{ readonly given: unknown; readonly data: unknown }>;
};

/** `isNeeded`: its error makes no sense without the label, as for a checkbox. */
export type FieldName = { readonly words: string; readonly isNeeded: boolean };
export type FieldNames = Readonly<Record<string, FieldName>>;

/** State for every component of a page: the same during server rendering and hydration. */
export type SiteState = {
  readonly language: Language;
  readonly translate: Translate;
  readonly head: SiteHead;
  /** Tab title. */
  readonly title: string;
  /** Path and query as requested by the browser. */
  readonly path: string;
  /** When the server rendered the page. */
  readonly now: Date;
  readonly isSignedIn: boolean;
  /** The visitor's consent; null if not asked yet. */
  readonly consent: readonly string[] | null;
  readonly problem: PageProblem | null;
  /** Labels of a refused form's fields, by path. */
  readonly fieldNames?: FieldNames;
  /** False: no component shows the refusal, so the page does it at the top. */
  readonly isProblemShown?: boolean;
  /** Called in the first rendering of a refused page. */
  readonly onFieldName?: (path: string, name: FieldName) => void;
  readonly onProblemShown?: () => void;
  readonly form: FormFields;
  /** Idempotency key of this rendering's forms. None on a cached page. */
  readonly formKey?: string;
  readonly limits: FieldLimits;
  readonly slots: readonly FilledSlot[];
  /** Rendered into the open page after something was applied: the focus stays where the visitor is. */
  readonly isApplied?: true;
  /** Embedded in another page, which has its own frame. */
  readonly isFramed?: true;
  /** Static preview outside the site: no requests. */
  readonly isStill?: true;
};

export const SiteContext = createContext<SiteState | null>(null);

export function useSite(): SiteState {
  const state = useContext(SiteContext);
  if (!state) throw new Error('this part stands outside of a page');
  return state;
}
