import { createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import { addDomain } from '@fachwerk/companies/testing';
import { media } from '@fachwerk/media/module';
import { pageApi } from '@fachwerk/pages/contract';
import { webPageApi } from '@fachwerk/pages/contract-shown';
import { pages } from '@fachwerk/pages/module';
import { siteApi } from '@fachwerk/sites/contract';
import { sites } from '@fachwerk/sites/module';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteMarkApi } from '../contract.ts';
import { siteMarks } from './module.ts';

let app: TestApp;
let own: ReturnType<TestApp['as']>;
beforeAll(async () => {
  app = await openApp(companies, sites, media, pages, siteMarks);
  const add = async (name: string, host: string) => {
    const { id } = await createCompany(app.work(), { name, kind: 'merchant' });
    await addDomain(app, id, host);
    return id;
  };
  const companyId = await add('Bella', 'bella.example');
  await add('Rival', 'rival.example');
  own = app.as({ companyId, capabilities: ['sites.manage', 'pages.edit'] });
});
afterAll(() => app.close());

const at = (host: string) => ({ headers: { host } });
const iconsAt = async (host = 'bella.example') => (await app.call(siteMarkApi.icons, {}, at(host))).body.icons;
const fileAt = (address: string) => app.app.files.find(address.replace('/api/files/', ''));

async function saveLogo(background: string): Promise<void> {
  const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background } })
    .png()
    .toBuffer();
  await own.call(siteApi.saveLogo, { image: { name: 'logo.png', type: 'image/png', bytes } });
}

test('icons are made from the logo, anew from another one, and for nobody else', async () => {
  expect(await iconsAt()).toBeNull();
  await saveLogo('#b4532a');
  expect(await iconsAt()).toBeNull();
  await app.runJobs();
  const first = (await iconsAt())!;
  const sides = await Promise.all(
    Object.values(first).map(async (address) => (await sharp((await fileAt(address))!.bytes).metadata()).width),
  );
  expect(sides).toEqual([32, 180, 192, 512]);
  expect(await iconsAt('rival.example')).toBeNull();

  await saveLogo('#2f6690');
  expect(await iconsAt()).toBeNull();
  await app.runJobs();
  expect((await iconsAt())!.small).not.toBe(first.small);
  expect(await fileAt(first.small)).toBeUndefined();
});

const pictureAt = async (slug: string) =>
  (await app.call(webPageApi.show, { slug, language: 'de' }, at('bella.example'))).body.page?.picture;

test('a page without a picture is shared with one made from its title, drawn once', async () => {
  const title = 'Feiern <b>&amp; essen</b>';
  const made = await own.call(pageApi.create, { title, slug: 'feiern', parentId: null, copyOf: null });
  await own.call(pageApi.publish, { pageId: made.body.id, version: 1, note: '' });
  expect(await pictureAt('feiern')).toBeNull();
  await pictureAt('feiern');
  await app.runJobs();
  const picture = (await pictureAt('feiern'))!;
  expect(picture).toMatchObject({ width: 1200, height: 630, alt: title });
  const { format, width, height } = await sharp((await fileAt(picture.url))!.bytes).metadata();
  expect([format, width, height]).toEqual(['png', 1200, 630]);
  await app.runJobs();
  expect((await pictureAt('feiern'))?.url).toBe(picture.url);
});
