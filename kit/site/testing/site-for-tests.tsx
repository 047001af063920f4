import { LANGUAGES, type Language, type ModuleTexts, type Texts } from '@fachwerk/base/language';
import type { SiteApp } from '@fachwerk/base/site-visit';
import type { ReactNode } from 'react';
import { kitTexts } from '../language/all-texts.ts';
import { ConsentBar } from '../look/consent.tsx';
import { noAssets, type SiteAssets } from '../pages/assets.ts';
import type { Frame, SiteHead } from '../pages/frame.ts';
import type { Page } from '../pages/page.ts';
import { siteApp } from '../pages/site-app.tsx';
import type { SiteAppParts } from '../pages/site-app-parts.ts';
import type { SlotFill } from '../pages/slot.tsx';

export type SiteForTests = {
  readonly texts?: ModuleTexts;
  readonly head?: Frame['head'];
  readonly frame?: Partial<Frame>;
  readonly assets?: SiteAssets;
  readonly missing?: Page;
  readonly slots?: readonly SlotFill[];
  readonly addresses?: SiteAppParts['addresses'];
  readonly descriptions?: SiteAppParts['descriptions'];
};

const HEAD: SiteHead = {
  name: 'Probe',
  kind: 'merchant',
  template: 'white-clean',
  accent: '#b4532a',
  fonts: 'clear',
  languages: ['de', 'en', 'it'],
  defaultLanguage: 'de',
};

export function PlainFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <main>{children}</main>
      <ConsentBar more="/cookies" />
    </>
  );
}

/** Serves pages in a plain frame, for tests through HTTP. */
export function siteForTests(pages: readonly Page[], given: SiteForTests = {}): SiteApp {
  const frame: Frame = {
    head: given.head ?? (async () => HEAD),
    extra: async () => null,
    signIn: (backTo) => `/anmelden?zu=${encodeURIComponent(backTo)}`,
    View: PlainFrame,
    ...given.frame,
  };
  return siteApp({
    pages,
    ...(given.missing && { missing: given.missing }),
    slots: given.slots ?? [],
    addresses: given.addresses ?? [],
    descriptions: given.descriptions ?? [],
    frame,
    texts: textsOf(given.texts),
    assets: given.assets ?? noAssets,
  });
}

function textsOf(own: ModuleTexts | undefined): Readonly<Record<Language, Texts>> {
  const all = LANGUAGES.map((language) => [language, { ...kitTexts[language], ...own?.[language] }]);
  return Object.fromEntries(all) as Record<Language, Texts>;
}
