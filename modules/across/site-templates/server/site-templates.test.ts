import { kinds as plainKinds } from '@fachwerk/blocks/kinds';
import { blocks } from '@fachwerk/blocks/module';
import { createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import { kinds as formKinds } from '@fachwerk/inquiries/kinds';
import { kinds as liveKinds } from '@fachwerk/live-blocks/kinds';
import { media } from '@fachwerk/media/module';
import { pageApi } from '@fachwerk/pages/contract';
import { blockKinds } from '@fachwerk/pages/facade-blocks';
import { pages } from '@fachwerk/pages/module';
import { fill } from '@fachwerk/server/hooks';
import type { Module } from '@fachwerk/server/module';
import { siteApi } from '@fachwerk/sites/contract';
import { sites } from '@fachwerk/sites/module';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteTemplateApi, TRADES } from '../contract.ts';
import { siteTemplates } from './module.ts';

const kinds = [...plainKinds, ...liveKinds, ...formKinds].map((kind) => ({ kind, data: null }));
const kindsForTests: Module = {
  name: 'kinds-for-tests',
  hooks: [fill(blockKinds, async () => kinds)],
};

let app: TestApp;
beforeAll(async () => {
  app = await openApp(companies, sites, media, pages, blocks, kindsForTests, siteTemplates);
});
afterAll(() => app.close());

const editorOf = async (name: string, defaultLanguage: 'de' | 'en' = 'de') => {
  const { id } = await createCompany(app.work(), { name, kind: 'merchant', data: { defaultLanguage } });
  return app.as({ companyId: id, capabilities: ['pages.edit'] });
};

for (const trade of TRADES) {
  test(`${trade}: its pages are drafts that could be published as they are`, async () => {
    const editor = await editorOf(trade);
    const { status, body } = await editor.call(siteTemplateApi.apply, { trade });
    expect([status, body.pages?.map(({ publishedAt }) => publishedAt)]).toEqual([200, body.pages.map(() => null)]);
    expect(body.pages.filter(({ isStart }) => isStart)).toHaveLength(1);
    for (const { id: pageId, version } of body.pages) {
      const published = await editor.call(pageApi.publish, { pageId, version, note: '' });
      expect([published.status, published.body.code]).toEqual([200, undefined]);
    }
  });
}

for (const trade of TRADES) {
  test(`${trade}: with English no word is missing in it`, async () => {
    const editor = await editorOf(`${trade} in English`, 'en');
    const { body } = await editor.call(siteTemplateApi.apply, { trade, isInEnglish: true });
    for (const { untranslated, id: pageId } of body.pages) {
      expect(untranslated).not.toContain('en');
      const { content } = (await editor.call(pageApi.open, { pageId })).body;
      expect(content.title.en).toBeTruthy();
    }
  });
}

test('English is not brought to a site that has none', async () => {
  const editor = await editorOf('Nur Deutsch');
  const { body } = await editor.call(siteTemplateApi.apply, { trade: 'cafe', isInEnglish: true });
  const { content } = (await editor.call(pageApi.open, { pageId: body.pages[0]!.id })).body;
  expect(JSON.stringify(content)).not.toContain('"en"');
});

test('what came with a template is named until it is replaced: the hero, invented people, placeholder pictures', async () => {
  const editor = await editorOf('Erfunden');
  const { body } = await editor.call(siteTemplateApi.apply, { trade: 'cafe' });
  const pageId = body.pages[0]!.id;
  const { content } = (await editor.call(pageApi.open, { pageId })).body;
  const left = async (blocks: typeof content.blocks) => {
    const { samples } = (await editor.call(pageApi.hurdles, { pageId, content: { ...content, blocks } })).body;
    return Object.fromEntries(samples.map(({ blockId, words, pictures }) => [blockId, [...words, ...pictures]]));
  };
  const all = await left(content.blocks);
  expect(all['hero-1']).toEqual(['title', 'text', 'points.0.text', 'points.1.text', 'points.2.text', 'picture']);
  expect(Object.keys(all).map((id) => id.replace(/-\d+$/, ''))).toEqual(
    expect.arrayContaining(['hero', 'columns', 'picture-text', 'gallery', 'reviews']),
  );
  expect(Object.keys(all)).not.toContain('contact-7');
  // A page made before blocks were marked is held against what templates say.
  const unmarked = content.blocks.map(({ samples: _, ...block }) => block);
  expect((await left(unmarked))['hero-1']).toEqual(all['hero-1']);

  const own = content.blocks.map((block) =>
    block.kind === 'hero'
      ? { ...block, content: { ...block.content, title: { de: 'Moin' }, text: {}, points: [], layout: 'plain' } }
      : block,
  );
  expect(await left(own)).not.toHaveProperty('hero-1');
});

test('what is there stays: a second template stands beside the first', async () => {
  const editor = await editorOf('Zwei');
  const first = (await editor.call(siteTemplateApi.apply, { trade: 'cafe' })).body.pages;
  const before = (await editor.call(pageApi.open, { pageId: first[0]!.id })).body;
  const second = (await editor.call(siteTemplateApi.apply, { trade: 'club' })).body.pages;
  expect(second.some(({ isStart }) => isStart)).toBe(false);
  const { pages: all } = (await editor.call(pageApi.list, {})).body;
  expect(new Set(all.map(({ slug }) => slug)).size).toBe(first.length + second.length);
  const after = (await editor.call(pageApi.open, { pageId: first[0]!.id })).body;
  expect([after.content, after.page.slug]).toEqual([before.content, '']);
});

test('buttons lead to the pages that came with them, also where their addresses were taken', async () => {
  const editor = await editorOf('Zweimal');
  for (const slug of ['kontakt', 'kontakt-2']) {
    const { pages: made } = (await editor.call(siteTemplateApi.apply, { trade: 'hairdresser' })).body;
    const contact = made.find(({ title }) => title === 'Kontakt')!;
    expect(contact.slug).toBe(slug);
    const { content } = (await editor.call(pageApi.open, { pageId: made[0]!.id })).body;
    expect(content.blocks[0]!.content).toMatchObject({ actionLink: `page:${contact.id}` });
  }
});

test('a new site gets the fonts of its trade; what somebody has chosen or published stays', async () => {
  const { id: companyId } = await createCompany(app.work(), { name: 'Schrift', kind: 'merchant' });
  const editor = app.as({ companyId, capabilities: ['pages.edit', 'sites.manage'] });
  const fonts = async () => (await editor.call(siteApi.find, {})).body.fonts;
  expect(await fonts()).toBe('clear');
  await editor.call(siteTemplateApi.apply, { trade: 'cafe' });
  expect(await fonts()).toBe('warm');
  await editor.call(siteTemplateApi.apply, { trade: 'workshop' });
  expect(await fonts()).toBe('warm');

  const online = await createCompany(app.work(), { name: 'Online', kind: 'merchant' });
  const owner = app.as({ companyId: online.id, capabilities: ['pages.edit', 'sites.manage'] });
  const [first] = (await owner.call(siteTemplateApi.apply, { trade: 'practice' })).body.pages;
  await owner.call(pageApi.publish, { pageId: first!.id, version: first!.version, note: '' });
  await owner.call(siteTemplateApi.apply, { trade: 'club' });
  expect((await owner.call(siteApi.find, {})).body.fonts).toBe('clear');
});

test('only who may edit pages applies one', async () => {
  const { id } = await createCompany(app.work(), { name: 'Ohne', kind: 'merchant' });
  const nobody = app.as({ companyId: id, capabilities: [] });
  expect((await nobody.call(siteTemplateApi.apply, { trade: 'cafe' })).status).toBe(403);
});
