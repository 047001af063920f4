import { addDays } from '@fachwerk/base/time';
import { newId } from '@fachwerk/server/ids';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dashboardApi } from '../../contract.ts';
import { MOST_PICTURES } from '../../rules/news-picture.ts';
import { dashboard } from '../module.ts';
import { removeNewsPictures } from './remove-news-pictures.job.ts';

let app: TestApp;
let png: Buffer;
beforeAll(async () => {
  app = await openApp(dashboard);
  png = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
});
afterAll(() => app.close());

let companyId: string;
beforeEach(() => {
  companyId = newId();
});

const editor = (scoped = companyId) => app.as({ companyId: scoped, capabilities: ['news.edit'] });
const upload = (bytes: Uint8Array, scoped = companyId) =>
  editor(scoped).call(dashboardApi.addNewsPicture, { picture: { name: 'bild.png', type: 'image/png', bytes } });
const save = (img: string, scoped = companyId) =>
  editor(scoped).call(dashboardApi.saveNews, { items: [{ img, infoTitle: '', infoDes: '', title: 'Titel', des: '' }] });
const stored = (img: string) => app.app.files.find(img.replace('/api/files/', ''));

test('an uploaded picture is drawn anew and can stand on a slide', async () => {
  const { status, body } = await upload(png);
  expect(status).toBe(200);
  const file = await stored(body.img);
  expect(file?.type).toBe('image/webp');
  expect(await sharp(file!.bytes).metadata()).toMatchObject({ format: 'webp', width: 1200 });
  expect((await save(body.img)).status).toBe(200);
  expect((await editor().call(dashboardApi.news, {})).body.items[0]?.img).toBe(body.img);
});

test('another company cannot put it on its slides', async () => {
  const { body } = await upload(png);
  const answer = await save(body.img, newId());
  expect([answer.status, answer.body.code, answer.body.params]).toEqual([422, 'news.picture_unknown', { slide: 1 }]);
});

test('what only looks like a picture is refused', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  for (const bytes of [svg, png.subarray(0, 40), Buffer.from('')]) {
    const answer = await upload(bytes);
    expect([answer.status, answer.body.code]).toEqual([422, 'news.picture_refused']);
  }
});

test('a field that is no file is refused', async () => {
  const answer = await editor().call(dashboardApi.addNewsPicture, { picture: 'bild' as never });
  expect(answer.status).toBe(422);
});

test('who may not edit news uploads nothing', async () => {
  const picture = { name: 'bild.png', type: 'image/png', bytes: png };
  expect((await app.as({ companyId }).call(dashboardApi.addNewsPicture, { picture })).body.code).toBe('access.denied');
});

test('a picture no slide shows is swept away after a day, one on a slide stays', async () => {
  const shown = (await upload(png)).body.img;
  const unused = (await upload(png)).body.img;
  await save(shown);
  const today = app.time.now;
  app.time.now = addDays(today, 2);
  await save(shown);
  app.time.now = today;
  const jobs = await app.db.rows<{ payload: { fileKeys: string[] } }>(app.sql`
    select payload from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
    where task.identifier = ${removeNewsPictures.name} and payload::text like ${`%${companyId}%`}`);
  expect(jobs.flatMap(({ payload }) => payload.fileKeys)).toEqual([unused.replace('/api/files/', '')]);
  expect((await save(unused)).body.code).toBe('news.picture_unknown');
  expect((await save(shown)).status).toBe(200);
});

test('the job that sweeps may come twice', async () => {
  const { img } = (await upload(png)).body;
  const run = removeNewsPictures.run as (ctx: object, payload: object) => Promise<void>;
  const payload = { fileKeys: [img.replace('/api/files/', '')] };
  await run({ app: app.app }, payload);
  await run({ app: app.app }, payload);
  expect(await stored(img)).toBeUndefined();
});

test('a company cannot fill the store', async () => {
  await upload(png);
  await app.db.rows(app.sql`
    insert into dashboard.news_picture (company_id, id, file_key, img, added_at)
    select ${companyId}, gen_random_uuid(), 'key', 'img' || n, ${app.time.now} from generate_series(2, ${MOST_PICTURES}::int) n`);
  const answer = await upload(png);
  expect([answer.status, answer.body.code]).toEqual([409, 'news.too_many_pictures']);
});
