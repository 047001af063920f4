import type { Endpoint, Input } from '@fachwerk/base/contract';
import type { Language } from '@fachwerk/base/language';
import type { CompanyRef } from '@fachwerk/companies/contract';
import { createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import { addDomain } from '@fachwerk/companies/testing';
import { media } from '@fachwerk/media/module';
import { fill } from '@fachwerk/server/hooks';
import type { Module } from '@fachwerk/server/module';
import { siteApi } from '@fachwerk/sites/contract';
import { sites } from '@fachwerk/sites/module';
import { type AppOptions, openAppWith } from '@fachwerk/testing/app';
import { pageApi } from '../contract.ts';
import type { Block, PageContent } from '../contract-content.ts';
import { webPageApi } from '../contract-shown.ts';
import { blockKind } from '../rules/block-kind.ts';
import { blockKinds, type KnownBlock } from './facade-blocks.ts';
import { pages } from './module.ts';

/** Version 2 renamed the text field to `title`. */
export const words = blockKind({
  kind: 'words',
  group: 'words',
  version: 2,
  fields: { title: { type: 'line', max: 80 }, link: { type: 'link' }, picture: { type: 'picture', isDrawn: true } },
  sample: { title: { de: 'Hallo', en: 'Hello there' }, link: null, picture: null },
  migrate: ({ name, ...rest }) => ({ ...rest, title: name, picture: null }),
});
export const clock = blockKind({
  kind: 'clock',
  group: 'contact',
  version: 1,
  fields: { breaks: { type: 'yes' } },
  sample: { breaks: false },
});

const kinds: readonly KnownBlock[] = [
  { kind: words, data: null },
  {
    kind: clock,
    data: async (ctx, { content }) => {
      if (content.breaks) throw new Error('the clock has stopped');
      return { at: ctx.now.toISOString() };
    },
  },
];

/** Two small kinds, registered like those of a module above. */
const kindsForTests: Module = { name: 'kinds-for-tests', hooks: [fill(blockKinds, async () => kinds)] };

export const settings: Block['settings'] = {
  headline: {},
  showsHeadline: false,
  ratio: 'auto',
  isRounded: false,
  isFullWidth: false,
  frame: 'none',
  background: 'clear',
  height: 'auto',
  shade: 0,
};

export const wordsBlock = (id: string, de: string, more: Partial<Block['content']> = {}): Block => ({
  id,
  kind: 'words',
  version: 2,
  settings,
  content: { title: { de }, link: null, picture: null, ...more },
});
export const clockBlock = (id: string, breaks = false): Block => ({
  id,
  kind: 'clock',
  version: 1,
  settings,
  content: { breaks },
});

export const pageOf = (de: string, ...blocks: Block[]): PageContent => ({
  title: { de },
  tabText: {},
  description: {},
  keywords: {},
  layout: 'standard',
  shareMediaId: null,
  blocks,
});

export type TestPages = Awaited<ReturnType<typeof openPages>>;

/** An app with two companies and a site each. */
export async function openPages(options: AppOptions = {}) {
  const app = await openAppWith(options, companies, sites, media, pages, kindsForTests);
  const city = await createCompany(app.work(), { name: 'City', kind: 'franchisor' });
  const rival = await createCompany(app.work(), { name: 'Rival', kind: 'merchant' });
  await addDomain(app, city.id, 'city.example');
  await addDomain(app, rival.id, 'rival.example');
  const editor = ({ id }: CompanyRef, userId?: string) =>
    app.as({ companyId: id, capabilities: ['pages.edit', 'media.manage'], ...(userId && { userId }) });
  const own = editor(city);
  /** Sets the languages of City's site. */
  const offer = async (...languages: Language[]) => {
    const keeper = app.as({ companyId: city.id, capabilities: ['sites.manage'] });
    const {
      version,
      logo: _,
      address: __,
      hosts: ___,
      isDemo: ____,
      ...site
    } = (await keeper.call(siteApi.find, {})).body;
    await keeper.call(siteApi.save, { site: { ...site, languages }, version });
  };

  const visit = <E extends Endpoint>(host: string, endpoint: E, input: Input<E>) =>
    app.call(endpoint, input, { headers: { host } });
  const show = (slug: string, more: { preview?: string; language?: 'de' | 'en' } = {}, host = 'city.example') =>
    visit(host, webPageApi.show, { slug, language: 'de', ...more });

  /** Creates a page with this draft, and publishes it if requested. */
  async function add(title: string, { slug, blocks = [], isPublished = true, parentId = null }: Added = {}) {
    const made = await own.call(pageApi.create, { title, slug, parentId, copyOf: null });
    if (made.status !== 200) throw new Error(`${made.status} ${made.body.code}`);
    const pageId = made.body.id;
    const draft = await own.call(pageApi.saveDraft, { pageId, version: 1, content: pageOf(title, ...blocks) });
    if (!isPublished) return draft.body;
    const { version } = draft.body;
    return (await own.call(pageApi.publish, { pageId, version, note: '' })).body;
  }
  const trail = async () =>
    (
      await app.db.rows<{ action: string }>(app.sql`
        select action from kit.audit_entry where company_id = ${city.id} and action like 'page%' order by at, id`)
    ).map(({ action }) => action);
  return { app, city, rival, editor, own, offer, visit, show, add, trail };
}

type Added = { slug?: string; blocks?: Block[]; isPublished?: boolean; parentId?: string | null };
