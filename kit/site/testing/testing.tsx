import { DEFAULT_LANGUAGE, type Language, type Texts } from '@fachwerk/base/language';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { translatorOf } from '../language/translator.ts';
import type { SiteHead } from '../pages/frame.ts';
import type { FieldLimits, FormFields, PageProblem, ViewProps } from '../pages/page.ts';
import { SiteContext, type SiteState } from '../pages/site-context.ts';
import { kitDe } from '../texts/kit.de.ts';

const headForTests: SiteHead = {
  name: 'Probe',
  kind: 'merchant',
  template: 'white-clean',
  accent: '#b4532a',
  fonts: 'clear',
  languages: ['de', 'en'],
  defaultLanguage: 'de',
};

export type ShowOptions<Data> = {
  readonly data: Data;
  /** What the view says, in the language it is shown in. */
  readonly texts?: Texts;
  readonly language?: Language;
  readonly problem?: PageProblem | null;
  readonly form?: FormFields;
  readonly limits?: FieldLimits;
  readonly now?: Date;
  readonly consent?: readonly string[] | null;
  readonly isSignedIn?: boolean;
  readonly path?: string;
  /** What modules above have put into the slots of the page. */
  readonly slots?: SiteState['slots'];
};

/** Draws a view as a browser that has taken it over. */
export function showPage<Data>(View: ComponentType<ViewProps<Data>>, options: ShowOptions<Data>) {
  const { data, texts = {}, language = DEFAULT_LANGUAGE, problem = null, form = {} } = options;
  const state: SiteState = {
    language,
    translate: translatorOf(language, { [language]: { ...kitDe, ...texts } }),
    head: headForTests,
    title: 'Probe',
    path: options.path ?? '/',
    now: options.now ?? new Date('2026-03-01T10:00:00Z'),
    isSignedIn: options.isSignedIn ?? false,
    consent: options.consent ?? null,
    problem,
    form,
    limits: options.limits ?? {},
    slots: options.slots ?? [],
  };
  return render(
    <SiteContext value={state}>
      <View data={data} problem={problem} form={form} />
    </SiteContext>,
  );
}
