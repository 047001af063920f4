import { kinds as plainKinds } from '@fachwerk/blocks/kinds';
import { blocks } from '@fachwerk/blocks/module';
import { createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import { kinds as formKinds } from '@fachwerk/inquiries/kinds';
import { leftSamples } from '@fachwerk/legal-checks/facade';
import { kinds as liveKinds } from '@fachwerk/live-blocks/kinds';
import { media } from '@fachwerk/media/module';
import { pageApi } from '@fachwerk/pages/contract';
import { blockKinds } from '@fachwerk/pages/facade-blocks';
import { pages } from '@fachwerk/pages/module';
import { fill } from '@fachwerk/server/hooks';
import type { Module } from '@fachwerk/server/module';
import { siteApi } from '@fachwerk/sites/contract';
import { sites } from '@fachwerk/sites/module';
import { openHouse, type TestHouse } from '@fachwerk/testing/house';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteTemplateApi, TRADES, type Trade } from '../contract.ts';
import { siteTemplates } from './module.ts';

const kinds = [...plainKinds, ...liveKinds, ...formKinds].map((kind) => ({ kind, data: null }));
const kindsForTests: Module = {
  name: 'kinds-for-tests',
  declaredHooks: [leftSamples],
  hooks: [fill(blockKinds, async () => kinds)],
};

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse(companies, sites, media, pages, blocks, kindsForTests, siteTemplates);
});
afterAll(() => house.close());

const editorOf = async (name: string) => {
  const { id } = await createCompany(house.work(), { name, kind: 'merchant' });
  return house.as({ companyId: id, capabilities: ['pages.edit'] });
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
    const editor = await editorOf(`${trade} in English`);
    const { body } = await editor.call(siteTemplateApi.apply, { trade, isInEnglish: true });
    for (const { untranslated, id: pageId } of body.pages) {
      expect(untranslated).not.toContain('en');
      const { content } = (await editor.call(pageApi.open, { pageId })).body;
      expect(content.title.en).toBeTruthy();
    }
  });
}

test('what a template made up, or says to its owner, is named until it is replaced', async () => {
  const editor = await editorOf('Erfunden');
  const leftOf = async (trade: Trade) => {
    const { body } = await editor.call(siteTemplateApi.apply, { trade });
    const { content } = (await editor.call(pageApi.open, { pageId: body.pages[0]!.id })).body;
    const left = async (blocks: typeof content.blocks) =>
      (await editor.call(siteTemplateApi.samples, { blocks })).body.blockIds;
    return { blocks: content.blocks, left };
  };
  const cafe = await leftOf('cafe');
  const [reviews] = await cafe.left(cafe.blocks);
  expect(reviews).toMatch(/^reviews-/);
  const own = cafe.blocks.map((block) =>
    block.id === reviews
      ? { ...block, content: { ...block.content, items: [{ ...rowsOf(block)[0]!, text: { de: 'Gern wieder.' } }] } }
      : block,
  );
  expect(await cafe.left(own)).toEqual([]);
  const workshop = await leftOf('workshop');
  expect((await workshop.left(workshop.blocks)).map((id) => id.replace(/-\d+$/, ''))).toEqual(['figures', 'faq']);
});

const rowsOf = ({ content }: { content: Record<string, unknown> }) => content.items as object[];

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
  const { id: companyId } = await createCompany(house.work(), { name: 'Schrift', kind: 'merchant' });
  const editor = house.as({ companyId, capabilities: ['pages.edit', 'sites.manage'] });
  const fonts = async () => (await editor.call(siteApi.find, {})).body.fonts;
  expect(await fonts()).toBe('clear');
  await editor.call(siteTemplateApi.apply, { trade: 'cafe' });
  expect(await fonts()).toBe('warm');
  await editor.call(siteTemplateApi.apply, { trade: 'workshop' });
  expect(await fonts()).toBe('warm');

  const online = await createCompany(house.work(), { name: 'Online', kind: 'merchant' });
  const owner = house.as({ companyId: online.id, capabilities: ['pages.edit', 'sites.manage'] });
  const [first] = (await owner.call(siteTemplateApi.apply, { trade: 'practice' })).body.pages;
  await owner.call(pageApi.publish, { pageId: first!.id, version: first!.version, note: '' });
  await owner.call(siteTemplateApi.apply, { trade: 'club' });
  expect((await owner.call(siteApi.find, {})).body.fonts).toBe('clear');
});

test('only who may edit pages applies one', async () => {
  const { id } = await createCompany(house.work(), { name: 'Ohne', kind: 'merchant' });
  const nobody = house.as({ companyId: id, capabilities: [] });
  expect((await nobody.call(siteTemplateApi.apply, { trade: 'cafe' })).status).toBe(403);
});
