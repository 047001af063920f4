import { openWriter } from '@fachwerk/ai-text/testing';
import { newId } from '@fachwerk/server/ids';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AssetData, mediaApi } from '../contract.ts';
import { mediaDocuments, mediaPictures } from './facade.ts';
import { openMedia, pdf, photo, type TestMedia } from './media.for-tests.ts';

let at: TestMedia;
beforeAll(async () => {
  at = await openMedia();
});
afterAll(() => at.app.close());

const stored = async (...addresses: string[]) =>
  Promise.all(addresses.map(async (address) => (await at.fileAt(address)) !== undefined));
const used = async () => (await at.editor().call(mediaApi.shelves, {})).body.usedBytes;
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => `${status} ${body.code}`;

test('a photo is drawn anew in its widths, tells nothing about where it was taken, and pages find it', async () => {
  const { body } = await at.upload(photo(1000, 500));
  const picture = body.picture!;
  const addresses = [...picture.sources.flatMap(({ avif, webp }) => [avif, webp]), picture.jpeg, body.originalUrl];
  const facts = await Promise.all(
    addresses.map(async (address) => {
      const { bytes } = (await at.fileAt(address))!;
      const { format, width, height, exif } = await sharp(bytes).metadata();
      return [format, width, height, exif, Buffer.from(bytes).includes('PLANTED')];
    }),
  );
  const clean = (format: string, width: number) => [format, width, width / 2, undefined, false];
  expect(facts).toEqual([
    ...[320, 640, 1000].flatMap((width) => [clean('heif', width), clean('webp', width)]),
    clean('jpeg', 1000),
    clean('webp', 1000),
  ]);
  expect(picture).toMatchObject({ width: 1000, height: 500, focus: { x: 500, y: 500 } });
  const [found, theirs] = [
    await mediaPictures(at.inside(), [body.id, newId()]),
    await mediaPictures(at.inside(at.other), [body.id]),
  ];
  expect([found, theirs]).toEqual([new Map([[body.id, picture]]), new Map()]);
  expect((await at.editor().call(mediaApi.pictures, { ids: [body.id] })).body.pictures).toEqual([picture]);
});

test('a PDF is kept as it is, and only ever handed out as a download', async () => {
  // Larger than other forms may be.
  const file = pdf('x'.repeat(7_000_000));
  const { body } = await at.upload(file, { name: 'Karte' });
  expect([body.kind, body.picture, (await at.fileAt(body.originalUrl))!.bytes]).toEqual([
    'document',
    null,
    (await file).bytes,
  ]);
  const [document] = (await mediaDocuments(at.inside(), [body.id])).values();
  expect(document).toEqual({ id: body.id, name: 'Karte', bytes: body.bytes, url: body.originalUrl });
  expect((await mediaPictures(at.inside(), [body.id])).size).toBe(0);
  expect(codeOf(await at.editor().call(mediaApi.crop, { id: body.id, crop: null }))).toBe('422 media.not_a_picture');
});

const hostile: [string, string][] = [
  ['a drawing that carries a script', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['a page that calls itself a picture', '<!doctype html><script>alert(1)</script>'],
  ['a PDF behind something else', '<html>%PDF-1.7'],
  ['nothing', ''],
];
for (const [name, content] of hostile) {
  test(`${name} is refused and leaves nothing`, async () => {
    const before = await used();
    const file = { name: 'x.png', type: 'image/png', bytes: Buffer.from(content) };
    expect(codeOf(await at.upload(Promise.resolve(file)))).toBe('422 media.not_taken');
    expect(await used()).toBe(before);
  });
}

test('a file sent again after a lost answer is one asset', async () => {
  const uploadId = newId();
  const before = await used();
  const first = (await at.upload(photo(), { uploadId })).body;
  const again = (await at.upload(photo(), { uploadId })).body;
  expect([again.id, await used()]).toEqual([first.id, before + first.bytes]);
});

const data = (more: Partial<AssetData>): AssetData => ({
  name: 'Terrasse',
  folderId: null,
  tags: [],
  alt: {},
  focus: { x: 500, y: 500 },
  credit: { author: '', licence: '', source: '' },
  ...more,
});

test('what is written about it is found again, and an old version is not written over', async () => {
  const asset = (await at.upload(photo(400, 300), { name: 'Aussen' })).body;
  const folderId = (await at.editor().call(mediaApi.saveFolder, { name: 'Sommer' })).body.id;
  const words = data({
    name: 'Garten',
    folderId,
    tags: ['Abend', 'Gäste'],
    alt: { de: 'Gedeckter Tisch unter Linden' },
    focus: { x: 0, y: 1000 },
  });
  const save = (version: number) => at.editor().call(mediaApi.save, { id: asset.id, asset: words, version });
  const { body } = await save(asset.version);
  expect([body.name, body.tags, body.picture!.focus]).toEqual(['Garten', words.tags, words.focus]);
  expect(codeOf(await save(asset.version))).toBe('409 media.changed_meanwhile');
  const idsOf = async (filter: object) =>
    (await at.editor().call(mediaApi.list, filter)).body.assets.map(({ id }) => id).includes(asset.id);
  expect(
    await Promise.all(
      [
        { search: 'linden garten' },
        { search: 'gäste' },
        { tag: 'Abend' },
        { folder: folderId },
        { kind: 'picture' },
      ].map(idsOf),
    ),
  ).toEqual([true, true, true, true, true]);
  expect(
    await Promise.all([{ search: 'Aussen' }, { tag: 'abend x' }, { folder: 'none' }, { kind: 'document' }].map(idsOf)),
  ).toEqual([false, false, false, false]);
  const taken = await at.editor().call(mediaApi.saveFolder, { name: 'SOMMER' });
  expect(codeOf(taken)).toBe('409 media_folder.name_taken');
  await at.editor().call(mediaApi.removeFolder, { id: folderId });
  expect((await at.editor().call(mediaApi.find, { id: asset.id })).body.asset.folderId).toBe(null);
});

test('a crop shows a part everywhere, and can be taken back: the original stays', async () => {
  const asset = (await at.upload(photo(1000, 500))).body;
  const crop = { x: 500, y: 0, width: 500, height: 1000 };
  const cut = (await at.editor().call(mediaApi.crop, { id: asset.id, crop })).body;
  expect([cut.crop, cut.picture!.width, cut.picture!.height, cut.originalUrl]).toEqual([
    crop,
    500,
    500,
    asset.originalUrl,
  ]);
  await at.app.runJobs();
  expect(await stored(asset.picture!.jpeg, cut.picture!.jpeg, asset.originalUrl)).toEqual([false, true, true]);
  const whole = (await at.editor().call(mediaApi.crop, { id: asset.id, crop: null })).body;
  expect([whole.crop, whole.picture!.width]).toEqual([null, 1000]);
  const outside = await at.editor().call(mediaApi.crop, { id: asset.id, crop: { ...crop, x: 501 } });
  expect(codeOf(outside)).toBe('422 input.invalid');
});

test('another content under the same id has other addresses, and the old files go', async () => {
  const before = await used();
  const asset = (await at.upload(photo(800, 400))).body;
  const replaced = await at.editor().call(mediaApi.replace, { id: asset.id, file: await photo(300, 900, 'red') });
  expect([replaced.body.id, replaced.body.picture!.height]).toEqual([asset.id, 900]);
  await at.app.runJobs();
  expect(await stored(asset.originalUrl, asset.picture!.sources[0]!.avif, replaced.body.originalUrl)).toEqual([
    false,
    false,
    true,
  ]);
  expect(await used()).toBe(before + replaced.body.bytes);
  const asPdf = await at.editor().call(mediaApi.replace, { id: asset.id, file: await pdf() });
  expect(codeOf(asPdf)).toBe('422 media.other_kind');
});

test('what a page shows cannot go; after that it goes with its files and gives its room back', async () => {
  const before = await used();
  const asset = (await at.upload()).body;
  at.shown.add(asset.id);
  const remove = () => at.editor().call(mediaApi.remove, { id: asset.id });
  const refused = await remove();
  expect([codeOf(refused), refused.body.error]).toEqual(['409 media.in_use', expect.stringContaining('Startseite')]);
  expect((await at.editor().call(mediaApi.find, { id: asset.id })).body.uses.map(({ link }) => link)).toEqual([
    '/admin/website',
  ]);
  at.shown.clear();
  expect((await remove()).status).toBe(200);
  await at.app.runJobs();
  expect([await stored(asset.originalUrl, asset.picture!.jpeg), await used()]).toEqual([[false, false], before]);
});

test('pages of the list follow each other without a gap', async () => {
  const company = at.other;
  for (let count = 0; count < 50; count++) await at.upload(pdf(), { company, name: `Nr. ${count}` });
  const first = (await at.editor(company).call(mediaApi.list, {})).body;
  const second = (await at.editor(company).call(mediaApi.list, { before: first.next! })).body;
  expect([first.assets.length, second.assets.length, second.next, first.total.count]).toEqual([48, 2, null, 50]);
});

test('another company finds nothing of it, and nobody puts a file into its folder', async () => {
  const { id, version } = (await at.upload()).body;
  const folderId = (await at.editor().call(mediaApi.saveFolder, { name: 'Nur unser' })).body.id;
  const them = at.editor(at.other);
  const answers = [
    await them.call(mediaApi.find, { id }),
    await them.call(mediaApi.save, { id, asset: data({}), version }),
    await them.call(mediaApi.crop, { id, crop: null }),
    await them.call(mediaApi.replace, { id, file: await photo() }),
    await them.call(mediaApi.remove, { id }),
    await them.call(mediaApi.removeFolder, { id: folderId }),
    await them.call(mediaApi.saveFolder, { id: folderId, name: 'Unser' }),
    await them.call(mediaApi.upload, { uploadId: newId(), name: 'x', folderId, file: await pdf() }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  const nobody = at.app.as({ companyId: at.bella.id, capabilities: [] });
  expect(codeOf(await nobody.call(mediaApi.list, {}))).toBe('403 access.denied');
});

test('the operator of the platform gives a company less room than others, and the gallery says how much', async () => {
  const limit = (megabytes: number | null) =>
    at.app.db.rows(at.app.sql`update companies.company set most_media_mb = ${megabytes} where id = ${at.bella.id}`);
  const most = async () => (await at.editor().call(mediaApi.shelves, {})).body.mostBytes;
  const usual = await most();
  await limit(0);
  const refused = await at.upload(pdf());
  expect([codeOf(refused), refused.body.params, await most()]).toEqual(['409 media.quota_full', { most: 0 }, 0]);
  await limit(null);
  expect(await most()).toBe(usual);
});

test('two uploads at once do not both take the last room', async () => {
  const app = at.app.app as { accounts?: unknown };
  const one = (await at.upload(pdf('x'.repeat(700_000)))).body;
  const megabytes = Math.ceil((await used()) / 1024 / 1024) + 1;
  app.accounts = { media: { quotaMb: String(megabytes) } };
  try {
    const row = at.app.sql`select from media.storage where company_id = ${at.bella.id} for update`;
    const two = () => [0, 1, 2].map(() => at.upload(pdf('x'.repeat(700_000))));
    const answers = await at.app.race(row, two);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    expect(new Set(refused.map(codeOf))).toEqual(new Set(['409 media.quota_full']));
    const room = await used();
    expect(room).toBeLessThanOrEqual(megabytes * 1024 * 1024);
    expect((await at.editor().call(mediaApi.remove, { id: one.id })).status).toBe(200);
    expect(await used()).toBe(room - one.bytes);
  } finally {
    delete app.accounts;
  }
});

test('an AI describes what is shown of a picture; nobody is offered it where there is none', async () => {
  const { body: asset } = await at.upload();
  const suggest = (company = at.bella) => at.editor(company).call(mediaApi.suggestAlt, { id: asset.id });
  const isOffered = async () => (await at.editor().call(mediaApi.find, { id: asset.id })).body.canSuggestAlt;
  expect([await isOffered(), codeOf(await suggest())]).toEqual([false, '409 ai_text.not_set_up']);
  const writer = await openWriter();
  Object.assign(at.app.app, { accounts: { ai: { baseUrl: writer.baseUrl, apiKey: 'k', model: 'm' } } });
  expect([await isOffered(), (await suggest()).body.text]).toEqual([true, 'Herzlich willkommen bei uns.']);
  const { messages } = writer.asked[0]!.body as { messages: { content: { image_url: { url: string } }[] }[] };
  const sent = messages[1]!.content[0]!.image_url.url.replace('data:image/jpeg;base64,', '');
  const { bytes } = (await at.fileAt(asset.picture!.jpeg))!;
  expect(Buffer.from(sent, 'base64').equals(bytes)).toBe(true);
  expect(codeOf(await suggest(at.other))).toBe('404 media.unknown');
  const document = (await at.upload(pdf())).body;
  expect(codeOf(await at.editor().call(mediaApi.suggestAlt, { id: document.id }))).toBe('422 media.not_a_picture');
  expect(writer.asked).toHaveLength(1);
  await writer.close();
});

test('the list says where a picture is used, and finds those that nobody has described', async () => {
  const [plain, told] = [
    (await at.upload(photo(), { name: 'Ohne' })).body,
    (await at.upload(photo(), { name: 'Mit' })).body,
  ];
  const { name, folderId, tags, focus, credit, version } = told;
  const asset = { name, folderId, tags, focus, credit, alt: { de: 'Ein Tisch' } };
  await at.editor().call(mediaApi.save, { id: told.id, version, asset });
  at.shown.add(told.id);
  const { uses } = (await at.editor().call(mediaApi.list, {})).body;
  expect(uses).toContainEqual({ assetId: told.id, count: 1 });
  expect(uses.map(({ assetId }) => assetId)).not.toContain(plain.id);
  const missing = (await at.editor().call(mediaApi.list, { alt: 'missing' })).body.assets.map(({ id }) => id);
  expect([missing.includes(plain.id), missing.includes(told.id)]).toEqual([true, false]);
  const theirs = await at.editor(at.other).call(mediaApi.list, { alt: 'missing' });
  expect(theirs.body.assets.map(({ id }) => id)).not.toContain(plain.id);
});
