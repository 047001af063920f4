import { type OpenPage, type PageHurdles, pageApi, type WebPage } from '@fachwerk/pages/contract';
import { type Block, type PageContent, PLAIN_SETTINGS } from '@fachwerk/pages/contract-content';
import type { ShownBlock } from '@fachwerk/pages/contract-shown';
import { blockKind } from '@fachwerk/pages/rules/block-kind';
import { answering, fakeWire, renderScreen } from '@fachwerk/react/testing';
import { type SiteSettings, siteApi } from '@fachwerk/sites/contract';
import { screen } from '@testing-library/react';
import type { KnownBlocks } from '../known-blocks.ts';
import { PageEditor } from './page-editor.tsx';

export const PAGE_ID = '00000000-0000-4000-8000-000000000001';

const slogan = blockKind({
  kind: 'slogan',
  group: 'words',
  version: 1,
  fields: { words: { type: 'line', max: 80 }, link: { type: 'link' } },
  sample: { words: { de: 'Ein Satz', en: 'A sentence', it: 'Una frase' }, link: null },
});
const list = blockKind({
  kind: 'list',
  group: 'structure',
  version: 1,
  fields: { rows: { type: 'list', most: 3, fields: { name: { type: 'line', max: 40 } } } },
  sample: { rows: [{ name: { de: 'Eins' } }] },
});
export const known: KnownBlocks = {
  kinds: [slogan, list],
  views: { slogan: ({ given }) => <p>{String(given.content.words)}</p>, list: () => <ul /> },
  siteTexts: {},
};

export const block = (id: string, words: string): Block => ({
  id,
  kind: 'slogan',
  version: 1,
  settings: PLAIN_SETTINGS,
  content: { words: { de: words }, link: null },
});
export const content = (...blocks: Block[]): PageContent => ({
  title: { de: 'Preise' },
  tabText: {},
  description: {},
  keywords: {},
  layout: 'standard',
  shareMediaId: null,
  blocks,
});
export const page = (version: number, more: Partial<WebPage> = {}): WebPage => ({
  id: PAGE_ID,
  title: 'Preise',
  slug: 'preise',
  parentId: null,
  position: 1,
  version,
  isInNavigation: true,
  isHidden: false,
  visibleFrom: null,
  visibleUntil: null,
  isStart: false,
  publishedAt: new Date('2026-11-01T10:00:00Z'),
  hasChanges: true,
  untranslated: [],
  editedAt: new Date('2026-11-01T10:00:00Z'),
  editedBy: 'Ada',
  ...more,
});
export const site: SiteSettings = {
  name: 'Zeitlager',
  template: 'white-clean',
  accent: '#b4532a',
  fonts: 'clear',
  header: 'line',
  spacing: 'normal',
  corners: 'soft',
  hasMotion: true,
  languages: ['de', 'en'],
  defaultLanguage: 'de',
  contact: { email: '', phone: '', whatsapp: '' },
  hasChat: false,
  isFooterHidden: false,
  welcome: {},
  mainHost: '',
  tileUrl: '',
  tileAttribution: '',
  version: 1,
  logo: null,
  address: null,
  hosts: [],
  isDemo: false,
};

export const NO_HURDLES: PageHurdles = { faults: [], half: [], samples: [], picturesWithoutAlt: [] };

/** The editor of a page on a phone, where every part of it is a form; the server answers by the contract. */
export async function openEditor(blocks: readonly Block[], others: OpenPage['others'] = []) {
  const wire = fakeWire(
    answering(pageApi.open, { page: page(3), content: content(...blocks), others }),
    answering(pageApi.list, { pages: [page(3)] }),
    answering(siteApi.find, site),
    answering(pageApi.enter, { others: [...others], version: 3 }),
    answering(pageApi.draw, ({ body }) => ({ blocks: (body as { blocks: Block[] }).blocks.map(shown) })),
    answering(pageApi.hurdles, NO_HURDLES),
    answering(pageApi.saveDraft, ({ body }) => page((body as { version: number }).version + 1)),
  );
  const rendered = renderScreen(<PageEditor known={known} />, {
    path: '/admin/website/pages/:pageId',
    at: `/admin/website/pages/${PAGE_ID}`,
  });
  await screen.findByRole('heading', { name: 'Preise' });
  return { wire, ...rendered };
}

const shown = ({ id, kind, settings, content: written }: Block): ShownBlock => ({
  id,
  kind,
  content: written,
  data: null,
  settings: { ...settings, headline: settings.headline.de ?? '' },
});
