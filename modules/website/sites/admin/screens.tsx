import type { Language } from '@fachwerk/base/language';
import { useAsk } from '@fachwerk/react/call';
import { lazyScreen, type Screen } from '@fachwerk/react/screen';
import { siteApi } from '../contract.ts';

export const screens: readonly Screen[] = [
  {
    path: '/admin/website/:part?/:kind?',
    title: 'sites.title',
    capability: 'sites.manage',
    setting: 'website',
    places: [
      { path: '/admin/website/legal', title: 'sites.tab.legal', capability: 'sites.manage', setting: 'website' },
    ],
    Screen: lazyScreen(async () => (await import('./website.tsx')).Website),
  },
];

const UNTIL_KNOWN: readonly Language[] = [];

/** Languages of the company's site. */
export function useSiteLanguages(): readonly Language[] {
  return useAsk(siteApi.languages, {}).data?.languages ?? UNTIL_KNOWN;
}
