import { createCompany } from '@fachwerk/companies/facade';
import { mediaApi } from '@fachwerk/media/contract';
import { acrossCompanies, type Sql } from '@fachwerk/server/sql';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageApi } from '../contract.ts';
import { MOST_BLOCKS } from '../contract-content.ts';
import { redirectApi } from '../contract-place.ts';
import { webPageApi } from '../contract-shown.ts';
import { pages } from './module.ts';
import { clockBlock, openPages, pageOf, settings, type TestPages, wordsBlock } from './pages.for-tests.ts';

let at: TestPages;
beforeAll(async () => {
  at = await openPages();
});
afterAll(() => at.app.close());

const place = {
  parentId: null,
  position: 9,
  isInNavigation: true,
  isHidden: false,
  visibleFrom: null,
  visibleUntil: null,
};

test('a draft is seen by nobody until it is published; what comes after that waits again', async () => {
  const page = await at.add('Über uns', { blocks: [wordsBlock('a', 'Erst')], isPublished: false });
  expect(page).toMatchObject({ slug: 'ueber-uns', publishedAt: null, hasChanges: true, version: 2 });
  expect((await at.show('ueber-uns')).body).toEqual({ page: null, leadsTo: null });

  const published = await at.own.call(pageApi.publish, { pageId: page.id, version: 2, note: 'Los' });
  expect(published.body).toMatchObject({ hasChanges: false, publishedAt: at.app.time.now.toISOString() });
  const content = pageOf('Über uns', wordsBlock('a', 'Dann'));
  await at.own.call(pageApi.saveDraft, { pageId: page.id, version: 2, content });
  expect((await at.show('ueber-uns')).body.page).toMatchObject({
    title: 'Über uns',
    isStart: false,
    isPreview: false,
    blocks: [{ kind: 'words', content: { title: 'Erst' } }],
  });
  expect((await at.trail()).slice(-2)).toEqual(['page.created', 'page.published']);
});

test('blocks are held against their kind: an unknown one and a wrong field are refused, an older one is brought to today', async () => {
  const page = await at.add('Bausteine', { isPublished: false });
  const save = (...blocks: Parameters<typeof pageOf>[1][]) =>
    at.own.call(pageApi.saveDraft, { pageId: page.id, version: page.version, content: pageOf('Bausteine', ...blocks) });

  const unknown = await save({ ...wordsBlock('a', 'x'), kind: 'nobody' });
  expect([unknown.status, unknown.body.code]).toEqual([422, 'page.block_unknown']);
  const script = await save(wordsBlock('a', 'x', { link: 'javascript:alert(1)' }));
  expect(script.body).toMatchObject({ code: 'page.block_wrong', fields: [{ path: 'content.blocks.0.content.link' }] });
  expect((await save({ ...wordsBlock('a', 'x'), version: 3 })).body.code).toBe('page.block_wrong');
  expect((await save(wordsBlock('a', 'x'), wordsBlock('a', 'y'))).body.code).toBe('page.block_twice');

  const old = { id: 'a', kind: 'words', version: 1, settings, content: { name: { de: 'Alt' }, link: null, odd: 1 } };
  expect((await save(old)).status).toBe(200);
  const { content } = (await at.own.call(pageApi.open, { pageId: page.id })).body;
  expect(content.blocks).toEqual([
    { ...old, version: 2, content: { title: { de: 'Alt' }, link: null, picture: null } },
  ]);
});

test('a block that cannot be drawn leaves a gap, and the page stands', async () => {
  const target = await at.add('Ziel');
  const blocks = [
    wordsBlock('a', 'Da', { link: `page:${target.id}` }),
    clockBlock('b', true),
    clockBlock('c'),
    wordsBlock('d', 'Weg', { link: `page:${at.city.id}` }),
  ];
  const page = await at.add('Uhren', { blocks });
  // As if the module of one kind had been removed.
  await at.app.db.rows(at.app.sql`
    update pages.version set content = jsonb_set(content, '{blocks,0,kind}', '"gone"') where company_id = ${at.city.id} and page_id = ${page.id}`);
  const shown = (await at.show('uhren')).body.page!.blocks;
  expect(shown.map(({ id }) => id)).toEqual(['c', 'd']);
  expect(shown[0]).toMatchObject({ data: { at: at.app.time.now.toISOString() } });
  expect(shown[1]).toMatchObject({ content: { link: null } });
  const drawn = await at.own.call(pageApi.draw, { pageId: page.id, language: 'en', blocks });
  expect(drawn.body.blocks.map(({ id }) => id)).toEqual(['a', 'c', 'd']);
  expect(drawn.body.blocks[0]!.content.link).toBe('/ziel');
});

test('a picture of the gallery is drawn in the visitor’s language, shared, and known to be used', async () => {
  const bytes = await sharp({ create: { width: 800, height: 400, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  const file = { name: 'haus.jpg', type: 'image/jpeg', bytes };
  const uploaded = await at.own.call(mediaApi.upload, { uploadId: at.city.id, name: 'Haus', file });
  const { id } = uploaded.body;
  const { id: pageId, version } = await at.add('Bilder', { blocks: [wordsBlock('a', 'Haus', { picture: id })] });
  const shared = { ...pageOf('Bilder', wordsBlock('a', 'Haus', { picture: id })), shareMediaId: id, tabIcon: id };
  await at.own.call(pageApi.saveDraft, { pageId, version, content: shared });
  await at.own.call(pageApi.publish, { pageId, version: version + 1, note: '' });
  const page = (await at.show('bilder')).body.page!;
  expect(page.picture).toMatchObject({ url: expect.stringMatching(/\.jpg$/), width: 800, height: 400 });
  expect(page.tabIcon).toMatch(/\.webp$/);
  expect(page.blocks[0]!.content.picture).toMatchObject({ width: 800, sources: [{ width: 320 }, { width: 640 }, {}] });
  const removed = await at.own.call(mediaApi.remove, { id });
  expect(removed.status).toBe(409);
  expect((await at.own.call(mediaApi.find, { id })).body.uses).toEqual([
    { assetId: id, label: 'Bilder', link: `/admin/website/pages/${pageId}` },
  ]);
});

test('of two who save one draft at once one is told, and gets what the other wrote', async () => {
  const page = await at.add('Zu zweit', { isPublished: false });
  const { id: pageId, version } = page;
  const row = at.app.sql`select 1 from pages.page where company_id = ${at.city.id} and id = ${pageId} for update`;
  const save = (words: string) =>
    at.own.call(pageApi.saveDraft, { pageId, version, content: pageOf('Zu zweit', wordsBlock('a', words)) });
  const answers = await at.app.race(row, () => [save('Eins'), save('Zwei')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { content } = (await at.own.call(pageApi.open, { pageId })).body;
  const refused = answers.find(({ status }) => status === 409)!.body;
  expect(refused).toMatchObject({ code: 'page.changed_meanwhile', conflict: { content, version: version + 1 } });
});

test('two who publish at once make one version', async () => {
  const { id: pageId, version } = await at.add('Einmal', { isPublished: false });
  const row = at.app.sql`select 1 from pages.page where company_id = ${at.city.id} and id = ${pageId} for update`;
  const publish = () => at.own.call(pageApi.publish, { pageId, version, note: '' });
  const answers = await at.app.race(row, () => [publish(), publish()]);
  expect(answers.map(({ body }) => body.code).sort()).toEqual(['page.nothing_to_publish', undefined]);
  expect((await at.own.call(pageApi.versions, { pageId })).body.versions).toHaveLength(1);
});

test('publishing happens as a whole or not at all', async () => {
  const { id: pageId, version } = await at.add('Ganz', { isPublished: false });
  const { db, sql } = at.app;
  const alter = (how: Sql) =>
    db.rows(acrossCompanies('the table itself is made to refuse', sql`alter table pages.page ${how}`));
  await alter(sql`add constraint never_published check (published_id is null) not valid`);
  expect((await at.own.call(pageApi.publish, { pageId, version, note: '' })).status).toBe(500);
  await alter(sql`drop constraint never_published`);
  expect((await at.own.call(pageApi.versions, { pageId })).body.versions).toEqual([]);
  expect((await at.own.call(pageApi.open, { pageId })).body.page.publishedAt).toBeNull();
});

test('every version is kept, and comes back as a draft', async () => {
  const { id: pageId } = await at.add('Fassungen', { blocks: [wordsBlock('a', 'Erste')] });
  await at.own.call(pageApi.saveDraft, { pageId, version: 2, content: pageOf('Fassungen', wordsBlock('a', 'Zweite')) });
  await at.own.call(pageApi.publish, { pageId, version: 3, note: 'Neu' });
  const { versions } = (await at.own.call(pageApi.versions, { pageId })).body;
  expect(versions.map(({ number, note, blocks }) => [number, note, blocks])).toEqual([
    [2, 'Neu', 1],
    [1, '', 1],
  ]);
  const first = { pageId, versionId: versions[1]!.id };
  expect((await at.own.call(pageApi.version, first)).body.content.blocks[0]!.content).toMatchObject({
    title: { de: 'Erste' },
  });
  expect((await at.own.call(pageApi.bringBack, { ...first, version: 2 })).body.code).toBe('page.changed_meanwhile');
  const back = await at.own.call(pageApi.bringBack, { ...first, version: 3 });
  expect(back.body).toMatchObject({ page: { hasChanges: true, version: 4 }, content: { title: { de: 'Fassungen' } } });
  expect((await at.show('fassungen')).body.page!.blocks[0]!.content.title).toBe('Zweite');
});

test('a site in German alone publishes what is written in German, whatever else stands in its blocks', async () => {
  const blocks = [wordsBlock('a', 'Hallo', { title: { de: 'Hallo', en: 'Hello' } }), wordsBlock('b', 'Nur deutsch')];
  const { id: pageId, version, untranslated } = await at.add('Deutsch', { blocks, isPublished: false });
  expect(untranslated).toEqual([]);
  expect((await at.own.call(pageApi.publish, { pageId, version, note: '' })).status).toBe(200);
});

test('a translation of the sample is none once the German is one’s own, in marked and in older blocks', async () => {
  await at.offer('de', 'en');
  const samples = [{ de: 'Hallo', en: 'Hello there' }];
  const title = { de: 'Grüß Gott', en: 'Hello there' };
  const blocks = [{ ...wordsBlock('a', '', { title }), samples }, wordsBlock('b', '', { title })];
  const { id: pageId, version } = await at.add('Muster', { blocks, isPublished: false });
  expect((await at.own.call(pageApi.publish, { pageId, version, note: '' })).body.code).toBeUndefined();
  const { page } = (await at.show('muster', { language: 'en' })).body;
  expect(page!.blocks.map(({ content }) => content.title)).toEqual(['Grüß Gott', 'Grüß Gott']);
  const { content } = (await at.own.call(pageApi.open, { pageId })).body;
  expect(content.blocks[0]).toMatchObject({ content: { title: { de: 'Grüß Gott' } }, samples: [] });
  await at.offer('de');
});

test('all hurdles are told before anybody publishes: half a translation, samples, placeholders; of one’s own pages alone', async () => {
  await at.offer('de', 'en');
  const hello = wordsBlock('a', '', { title: { de: 'Hallo', en: 'Hi' } });
  const blocks = [{ ...hello, samples: [{ de: 'Hallo' }] }, wordsBlock('b', 'Nur deutsch'), clockBlock('c')];
  const { id: pageId } = await at.add('Hürden', { blocks, isPublished: false });
  const content = pageOf('Hürden', ...blocks);
  const { status, body } = await at.own.call(pageApi.hurdles, { pageId, content });
  expect([status, body]).toEqual([
    200,
    {
      faults: [],
      half: [
        {
          language: 'en',
          fields: [
            { blockId: null, path: 'title' },
            { blockId: 'b', path: 'title' },
          ],
        },
      ],
      samples: [
        { blockId: 'a', words: ['title'], pictures: ['picture'] },
        { blockId: 'b', words: [], pictures: ['picture'] },
      ],
      picturesWithoutAlt: [],
    },
  ]);
  expect((await at.editor(at.rival).call(pageApi.hurdles, { pageId, content })).status).toBe(404);
  await at.offer('de');
});

test('a page half in another language is published only by whoever wants it so', async () => {
  await at.offer('de', 'en', 'it', 'ru');
  const blocks = [wordsBlock('a', 'Hallo', { title: { de: 'Hallo', en: 'Hello' } }), wordsBlock('b', 'Nur deutsch')];
  const { id: pageId, version, untranslated } = await at.add('Sprachen', { blocks, isPublished: false });
  expect(untranslated).toEqual(['en', 'it', 'ru']);
  const refused = await at.own.call(pageApi.publish, { pageId, version, note: '' });
  expect(refused.body).toMatchObject({
    code: 'page.half_translated',
    params: { languages: 'en', fields: 'title, b.title' },
  });
  expect((await at.own.call(pageApi.publish, { pageId, version, note: '', evenHalfTranslated: true })).status).toBe(
    200,
  );
  const { page } = (await at.show('sprachen', { language: 'en' })).body;
  expect(page!.blocks.map(({ content }) => content.title)).toEqual(['Hello', 'Nur deutsch']);
  await at.offer('de');
});

test('a page that moves takes those below it along, and their old addresses lead on', async () => {
  const parent = await at.add('Leistungen');
  const child = await at.add('Schließfächer', { parentId: parent.id });
  expect(child.slug).toBe('leistungen/schliessfaecher');
  const move = { pageId: parent.id, version: parent.version, place: { ...place, slug: 'angebot' } };
  expect((await at.own.call(pageApi.savePlace, move)).body.slug).toBe('angebot');
  for (const [from, to] of [
    ['leistungen', '/angebot'],
    ['leistungen/schliessfaecher', '/angebot/schliessfaecher'],
  ] as const) {
    expect((await at.show(from)).body).toEqual({ page: null, leadsTo: to });
  }
  const { redirects } = (await at.own.call(redirectApi.list, {})).body;
  expect(redirects.find(({ from }) => from === 'leistungen')).toMatchObject({ to: '/angebot', hits: 1 });

  const back = { ...move, version: parent.version + 1, place: { ...place, slug: 'leistungen' } };
  await at.own.call(pageApi.savePlace, back);
  expect((await at.show('angebot')).body.leadsTo).toBe('/leistungen');
  expect((await at.show('leistungen')).body.page).not.toBeNull();
});

test('two pages that are put below each other at once make no circle', async () => {
  const [one, two] = [await at.add('Kreis eins'), await at.add('Kreis zwei')];
  const below = (page: typeof one, parentId: string) =>
    at.own.call(pageApi.savePlace, {
      pageId: page.id,
      version: page.version,
      place: { ...place, slug: page.slug, parentId },
    });
  const row = at.app.sql`select 1 from pages.page where company_id = ${at.city.id} order by id for update`;
  const answers = await at.app.race(row, () => [below(one, two.id), below(two, one.id)]);
  expect(answers.map(({ body }) => body.code).sort()).toEqual(['page.circle', undefined]);
});

test('the start page is made once, and stays', async () => {
  const start = await at.add('Willkommen', { slug: '' });
  expect(start).toMatchObject({ isStart: true, slug: '' });
  expect((await at.show('')).body.page).toMatchObject({ isStart: true });
  const again = await at.own.call(pageApi.create, { title: 'Noch eine', slug: '', parentId: null, copyOf: null });
  expect(again.body.code).toBe('page.slug_taken');
  expect((await at.own.call(pageApi.remove, { pageId: start.id })).body.code).toBe('page.start_stays');
  const hide = { pageId: start.id, version: start.version, place: { ...place, slug: '', isHidden: true } };
  expect((await at.own.call(pageApi.savePlace, hide)).body.code).toBe('page.start_stays');
});

test('the navigation has what visitors can see now, in its order', async () => {
  const app = await openPages();
  try {
    const [about, later, hidden] = [await app.add('Wir'), await app.add('Bald'), await app.add('Geheim')];
    const below = await app.add('Darunter', { parentId: hidden.id });
    await app.add('Entwurf', { isPublished: false });
    const visibleFrom = new Date('2026-03-01T11:00:00Z');
    const move = (page: typeof about, more: object) =>
      app.own.call(pageApi.savePlace, {
        pageId: page.id,
        version: page.version,
        place: { ...place, slug: page.slug, ...more },
      });
    await move(later, { visibleFrom, position: 0 });
    await move(hidden, { isHidden: true });
    const titles = async () =>
      (await app.visit('city.example', webPageApi.navigation, { language: 'de' })).body.entries.map(
        ({ title, parentId }) => [title, parentId],
      );
    expect(await titles()).toEqual([
      ['Wir', null],
      [below.title, null],
    ]);
    expect((await app.show('bald')).body.page).toBeNull();
    app.app.time.now = visibleFrom;
    expect(await titles()).toEqual([
      ['Bald', null],
      ['Wir', null],
      ['Darunter', null],
    ]);
    expect((await app.show('bald')).body.page).not.toBeNull();
    expect((await app.show('geheim')).body.page).toBeNull();
  } finally {
    await app.app.close();
  }
});

test('a preview link shows its draft for a day, and opens nothing else', async () => {
  const page = await at.add('Geplant', { blocks: [wordsBlock('a', 'Entwurf')], isPublished: false });
  const other = await at.add('Andere', { isPublished: false });
  const { address, endsAt } = (await at.own.call(pageApi.makePreview, { pageId: page.id })).body;
  const [, preview] = /^https?:\/\/city\.example[^/]*\/vorschau\/([\w-]{32})$/.exec(address)!;
  for (const slug of ['geplant', other.slug, '']) {
    expect((await at.show(slug, { preview: preview! })).body.page).toMatchObject({ title: 'Geplant', isPreview: true });
  }
  expect((await at.show('geplant')).body.page).toBeNull();
  expect((await at.show('geplant', { preview: preview! }, 'rival.example')).status).toBe(404);
  const kept = await at.app.db.first<{ count: number }>(at.app.sql`
    select count(*) from pages.preview where company_id = ${at.city.id} and token_hash = ${preview}`);
  expect(kept!.count).toBe(0);
  const before = at.app.time.now;
  at.app.time.now = new Date(endsAt);
  expect((await at.show('geplant', { preview: preview! })).body.code).toBe('page.unknown');
  at.app.time.now = before;
});

test('people in one page see each other while they are there', async () => {
  const { id: pageId } = await at.add('Gemeinsam');
  const ada = at.editor(at.city, '00000000-0000-7000-8000-00000000000a');
  const ben = at.editor(at.city, '00000000-0000-7000-8000-00000000000b');
  expect((await ada.call(pageApi.enter, { pageId })).body.others).toEqual([]);
  expect((await ben.call(pageApi.enter, { pageId })).body.others).toHaveLength(1);
  expect((await ada.call(pageApi.open, { pageId })).body.others).toHaveLength(1);
  at.app.time.now = new Date(at.app.time.now.getTime() + 80_000);
  expect((await ada.call(pageApi.enter, { pageId })).body.others).toEqual([]);
});

test('a redirect leads from a free address, and never in a circle', async () => {
  await at.add('Speisekarte');
  const save = (from: string, to: string) => at.own.call(redirectApi.save, { from, to });
  expect((await save('karte', '/speisekarte')).status).toBe(200);
  expect((await at.show('karte')).body.leadsTo).toBe('/speisekarte');
  expect((await save('speisekarte', '/x')).body.code).toBe('page_redirect.is_page');
  expect((await save('alt', 'javascript:1')).body.code).toBe('page_redirect.no_link');
  expect((await save('eins', '/zwei')).status).toBe(200);
  expect((await save('zwei', '/eins')).body.code).toBe('page_redirect.circle');
  const { redirects } = (await at.own.call(redirectApi.list, {})).body;
  const redirectId = redirects.find(({ from }) => from === 'karte')!.id;
  expect((await at.editor(at.rival).call(redirectApi.remove, { redirectId })).body.code).toBe('page_redirect.unknown');
  expect((await at.own.call(redirectApi.remove, { redirectId })).status).toBe(200);
});

test('another company’s pages are nobody’s, and without the right there are none', async () => {
  const { id: pageId, version } = await at.add('Unser');
  const { versions } = (await at.own.call(pageApi.versions, { pageId })).body;
  const rival = at.editor(at.rival);
  const versionId = versions[0]!.id;
  const answers = [
    await rival.call(pageApi.open, { pageId }),
    await rival.call(pageApi.saveDraft, { pageId, version, content: pageOf('Deins') }),
    await rival.call(pageApi.savePlace, { pageId, version, place: { ...place, slug: 'deins' } }),
    await rival.call(pageApi.publish, { pageId, version, note: '' }),
    await rival.call(pageApi.remove, { pageId }),
    await rival.call(pageApi.versions, { pageId }),
    await rival.call(pageApi.version, { pageId, versionId }),
    await rival.call(pageApi.bringBack, { pageId, versionId, version }),
    await rival.call(pageApi.draw, { pageId, language: 'de', blocks: [] }),
    await rival.call(pageApi.makePreview, { pageId }),
    await rival.call(pageApi.enter, { pageId }),
    await rival.call(pageApi.create, { title: 'Kopie', parentId: null, copyOf: pageId }),
  ];
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  const below = await rival.call(pageApi.create, { title: 'Unten', parentId: pageId, copyOf: null });
  expect(below.body.code).toBe('page.parent_unknown');
  expect((await at.show('unser', {}, 'rival.example')).body.page).toBeNull();
  expect((await at.app.as({ companyId: at.city.id }).call(pageApi.list, {})).status).toBe(403);
});

test('500 pages are listed, and one of 200 blocks is saved, published and drawn; more is refused', async () => {
  const app = await openPages();
  try {
    const blocks = Array.from({ length: MOST_BLOCKS }, (_, n) => wordsBlock(`b${n}`, `Absatz ${n} `.repeat(7)));
    const big = await app.add('Groß', { blocks });
    expect((await app.show('gross')).body.page!.blocks).toHaveLength(MOST_BLOCKS);
    const content = pageOf('Groß', ...blocks, wordsBlock('more', 'x'));
    expect((await app.own.call(pageApi.saveDraft, { pageId: big.id, version: big.version, content })).status).toBe(422);
    await app.app.db.rows(app.app.sql`
      insert into pages.page (company_id, id, slug, position, is_in_navigation, is_hidden, draft, title, lacks, has_changes, created_at, edited_at, edited_by)
      select company_id, gen_random_uuid(), 'seite-' || n, n, true, false, draft, title, lacks, true, created_at, edited_at, edited_by
      from pages.page, generate_series(1, 499) n where company_id = ${app.city.id} and id = ${big.id}`);
    expect((await app.own.call(pageApi.list, {})).body.pages).toHaveLength(500);
    const more = await app.own.call(pageApi.create, { title: 'Eine mehr', parentId: null, copyOf: null });
    expect(more.body.code).toBe('page.too_many');
  } finally {
    await app.app.close();
  }
});

test('the first step towards a website is done with the first published page', async () => {
  const company = await createCompany(at.app.work(), { name: 'Neu', kind: 'merchant' });
  const editor = at.editor(company);
  const isDone = () => pages.firstSteps![0]!.isDone({ ...at.app.work(), companyId: company.id });
  const { body } = await editor.call(pageApi.create, { title: 'Start', slug: '', parentId: null, copyOf: null });
  expect(await isDone()).toBe(false);
  await editor.call(pageApi.publish, { pageId: body.id, version: body.version, note: '' });
  expect(await isDone()).toBe(true);
});
