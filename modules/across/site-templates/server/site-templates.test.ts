import { kinds as plainKinds } from '@fachwerk/blocks/kinds';
import { blocks } from '@fachwerk/blocks/module';
import { createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import { kinds as formKinds } from '@fachwerk/inquiries/kinds';
import { kinds as liveKinds } from '@fachwerk/live-blocks/kinds';
import { mediaApi } from '@fachwerk/media/contract';
import { ownPictureId } from '@fachwerk/media/facade-own';
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
import { siteTemplateApi, TEMPLATE_KEYS, TRADES } from '../contract.ts';
import { siteTemplates } from './module.ts';
import { contentOf, saidIn } from './template-page.ts';
import { TEMPLATES, templateOf } from './templates.ts';
import { ALL_WORDS } from './words/all-words.ts';

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

// The first: those of all templates that were applied before would be drawn with them.
test('pictures of a template come into the library once, with what they show and where', async () => {
  const { id: companyId } = await createCompany(app.work(), { name: 'Bilder', kind: 'franchisor' });
  const editor = app.as({ companyId, capabilities: ['pages.edit', 'media.manage'] });
  const call = () => editor.call(siteTemplateApi.apply, { template: 'lockers-station' });
  const { pages: made } = (await call()).body;
  await call();
  await app.runJobs();
  const { assets } = (await editor.call(mediaApi.list, {})).body;
  const wall = assets.filter(({ id }) => id === ownPictureId('locker-wall'));
  expect(wall).toHaveLength(1);
  expect(wall[0]).toMatchObject({ focus: { x: 580, y: 580 }, alt: { it: expect.stringContaining('Armadietti') } });
  const { content } = (await editor.call(pageApi.open, { pageId: made[0]!.id })).body;
  expect(content.blocks[0]!.content).toMatchObject({ picture: wall[0]!.id });

  const other = await editorOf('Nachbar');
  const { blocks } = (await other.call(siteTemplateApi.show, { template: 'lockers-station' })).body;
  expect(blocks[0]!.content.picture).toMatchObject({ focus: { x: 580, y: 580 }, width: 1280 });
});

test('every trade has two templates that differ in layout, letters or ground, and in how they go on', () => {
  expect(TEMPLATES.map(({ key }) => key).sort()).toEqual([...TEMPLATE_KEYS].sort());
  for (const trade of TRADES) {
    const [one, other, ...rest] = TEMPLATES.filter((each) => each.trade === trade);
    expect(rest).toEqual([]);
    const rhythm = [one!, other!].map(({ pages }) => pages[0]!.blocks.map(({ kind }) => kind).join());
    expect(rhythm[0]).not.toBe(rhythm[1]);
    const layouts = [one!, other!].map(({ pages }) => pages[0]!.blocks[0]!.content.layout);
    expect(layouts[0]).not.toBe(layouts[1]);
    expect(one!.look.fonts).not.toBe(other!.look.fonts);
  }
});

test('no word of a template is without its translations, and no translation without its word', () => {
  const said = new Set<string>();
  for (const { pages } of TEMPLATES) {
    for (const page of pages) {
      const content = contentOf(page, { languages: ['de'], pages: new Map(), picture: () => null });
      for (const [, words] of JSON.stringify(content).matchAll(/"de":("(?:[^"\\]|\\.)*")/g))
        said.add(JSON.parse(words!));
    }
  }
  expect([...said].filter((german) => !(german in ALL_WORDS))).toEqual([]);
  expect(Object.keys(ALL_WORDS).filter((german) => !said.has(german))).toEqual([]);
});

for (const template of TEMPLATE_KEYS) {
  test(`${template}: its pages are drafts that could be published as they are`, async () => {
    const editor = await editorOf(template);
    const { status, body } = await editor.call(siteTemplateApi.apply, { template });
    expect([status, body.pages?.map(({ publishedAt }) => publishedAt)]).toEqual([200, body.pages.map(() => null)]);
    expect(body.pages.filter(({ isStart }) => isStart)).toHaveLength(1);
    for (const { id: pageId, version } of body.pages) {
      const published = await editor.call(pageApi.publish, { pageId, version, note: '' });
      expect([published.status, published.body.code]).toEqual([200, undefined]);
    }
  });

  test(`${template}: is shown as a page, in the language that is asked for`, async () => {
    const editor = await editorOf(`${template} seen`);
    const { status, body } = await editor.call(siteTemplateApi.show, { template, language: 'it' });
    const { look, pages } = templateOf(template);
    expect([status, body.look, body.blocks.length]).toEqual([200, look, pages[0]!.blocks.length]);
    const title = String(pages[0]!.blocks[0]!.content.title);
    expect(body.blocks[0]!.content.title).toBe(saidIn(title, ['it']).it);
  });
}

for (const template of ['cafe-morning', 'club-pitch'] as const) {
  test(`${template}: with the languages of the site no word is missing in them`, async () => {
    const editor = await editorOf(`${template} in English`, 'en');
    const { body } = await editor.call(siteTemplateApi.apply, { template, isTranslated: true });
    for (const { untranslated, id: pageId } of body.pages) {
      expect(untranslated).not.toContain('en');
      const { content } = (await editor.call(pageApi.open, { pageId })).body;
      expect(content.title.en).toBeTruthy();
    }
  });
}

test('the templates of the own trade stand first', async () => {
  const { id } = await createCompany(app.work(), { name: 'Wirt', kind: 'merchant', trade: 'restaurant' });
  const editor = app.as({ companyId: id, capabilities: ['pages.edit'] });
  const { templates } = (await editor.call(siteTemplateApi.list, {})).body;
  expect(templates.map(({ isOwn }) => isOwn)).toEqual(templates.map((_, at) => at < 4));
  expect(templates.slice(0, 4).map(({ trade }) => trade)).toEqual(['pizzeria', 'pizzeria', 'cafe', 'cafe']);
});

test('the site takes the look of a template when its owner says so, and only from somebody who may change it', async () => {
  const { id: companyId } = await createCompany(app.work(), { name: 'Kleid', kind: 'merchant' });
  const owner = app.as({ companyId, capabilities: ['pages.edit', 'sites.manage'] });
  const editor = app.as({ companyId, capabilities: ['pages.edit'] });
  const look = async () => {
    const { template, fonts, accent } = (await owner.call(siteApi.find, {})).body;
    return { template, fonts, accent };
  };
  const before = await look();
  await editor.call(siteTemplateApi.apply, { template: 'practice-room', takesLook: true });
  expect(await look()).toEqual(before);
  await owner.call(siteTemplateApi.apply, { template: 'pizzeria-oven', takesLook: true });
  expect(await look()).toEqual(templateOf('pizzeria-oven').look);
});

test('what came with a template is named until it is replaced: the hero, invented people, placeholder pictures', async () => {
  const editor = await editorOf('Erfunden');
  const { body } = await editor.call(siteTemplateApi.apply, { template: 'cafe-morning' });
  const pageId = body.pages[0]!.id;
  const { content } = (await editor.call(pageApi.open, { pageId })).body;
  const left = async (blocks: typeof content.blocks) => {
    const { samples } = (await editor.call(pageApi.hurdles, { pageId, content: { ...content, blocks } })).body;
    return Object.fromEntries(samples.map(({ blockId, words, pictures }) => [blockId, [...words, ...pictures]]));
  };
  const all = await left(content.blocks);
  expect(all['hero-1']!.filter((path) => path !== 'picture')).toEqual([
    'title',
    'text',
    'points.0.text',
    'points.1.text',
    'points.2.text',
  ]);
  expect(Object.keys(all).map((id) => id.replace(/-\d+$/, ''))).toEqual(
    expect.arrayContaining(['hero', 'columns', 'picture-text']),
  );
  expect(Object.keys(all)).not.toContain('contact-6');
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
  const first = (await editor.call(siteTemplateApi.apply, { template: 'cafe-morning' })).body.pages;
  const before = (await editor.call(pageApi.open, { pageId: first[0]!.id })).body;
  const second = (await editor.call(siteTemplateApi.apply, { template: 'club-house' })).body.pages;
  expect(second.some(({ isStart }) => isStart)).toBe(false);
  const { pages: all } = (await editor.call(pageApi.list, {})).body;
  expect(new Set(all.map(({ slug }) => slug)).size).toBe(first.length + second.length);
  const after = (await editor.call(pageApi.open, { pageId: first[0]!.id })).body;
  expect([after.content, after.page.slug]).toEqual([before.content, '']);
});

test('buttons lead to the pages that came with them, also where their addresses were taken', async () => {
  const editor = await editorOf('Zweimal');
  for (const slug of ['kontakt', 'kontakt-2']) {
    const { pages: made } = (await editor.call(siteTemplateApi.apply, { template: 'cafe-morning' })).body;
    const contact = made.find(({ title }) => title === 'Kontakt')!;
    expect(contact.slug).toBe(slug);
    const { content } = (await editor.call(pageApi.open, { pageId: made[0]!.id })).body;
    expect(content.blocks[0]!.content).toMatchObject({ secondLink: `page:${contact.id}` });
  }
});

test('a new site gets the fonts of its trade; what somebody has chosen or published stays', async () => {
  const { id: companyId } = await createCompany(app.work(), { name: 'Schrift', kind: 'merchant' });
  const editor = app.as({ companyId, capabilities: ['pages.edit', 'sites.manage'] });
  const fonts = async () => (await editor.call(siteApi.find, {})).body.fonts;
  expect(await fonts()).toBe('clear');
  await editor.call(siteTemplateApi.apply, { template: 'cafe-morning' });
  expect(await fonts()).toBe('warm');
  await editor.call(siteTemplateApi.apply, { template: 'workshop-bench' });
  expect(await fonts()).toBe('warm');

  const online = await createCompany(app.work(), { name: 'Online', kind: 'merchant' });
  const owner = app.as({ companyId: online.id, capabilities: ['pages.edit', 'sites.manage'] });
  const [first] = (await owner.call(siteTemplateApi.apply, { template: 'practice-room' })).body.pages;
  await owner.call(pageApi.publish, { pageId: first!.id, version: first!.version, note: '' });
  await owner.call(siteTemplateApi.apply, { template: 'club-house' });
  expect((await owner.call(siteApi.find, {})).body.fonts).toBe('clear');
});

test('only who may edit pages applies one', async () => {
  const { id } = await createCompany(app.work(), { name: 'Ohne', kind: 'merchant' });
  const nobody = app.as({ companyId: id, capabilities: [] });
  expect((await nobody.call(siteTemplateApi.apply, { template: 'cafe-morning' })).status).toBe(403);
});
