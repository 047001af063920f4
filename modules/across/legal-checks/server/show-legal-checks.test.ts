import { itemApi } from '@fachwerk/catalog/contract';
import { catalog } from '@fachwerk/catalog/module';
import { addItem } from '@fachwerk/catalog/testing';
import { createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import { completeParty } from '@fachwerk/companies/testing';
import { itemOptions } from '@fachwerk/item-options/module';
import { logs } from '@fachwerk/logs/module';
import { mailSenders } from '@fachwerk/mail-senders/module';
import { media } from '@fachwerk/media/module';
import { pageApi } from '@fachwerk/pages/contract';
import type { BlockSettings } from '@fachwerk/pages/contract-content';
import { blockKinds } from '@fachwerk/pages/facade-blocks';
import { pages } from '@fachwerk/pages/module';
import { blockKind } from '@fachwerk/pages/rules/block-kind';
import { payments } from '@fachwerk/payments/module';
import { fill } from '@fachwerk/server/hooks';
import { newId } from '@fachwerk/server/ids';
import type { Module } from '@fachwerk/server/module';
import { shopApi } from '@fachwerk/shop/contract';
import { shop } from '@fachwerk/shop/module';
import { usualShop } from '@fachwerk/shop/rules/way';
import { legalApi } from '@fachwerk/sites/contract-legal';
import { sites } from '@fachwerk/sites/module';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { legalCheckApi } from '../contract.ts';
import { legalChecks } from './module.ts';

const video = blockKind({
  kind: 'video',
  group: 'pictures',
  version: 1,
  fields: { address: { type: 'link' }, text: { type: 'prose', max: 500 }, poster: { type: 'picture' } },
  sample: { address: null, text: {}, poster: null },
});
const kinds: Module = { name: 'kinds-for-tests', hooks: [fill(blockKinds, async () => [{ kind: video, data: null }])] };

let app: TestApp;
let bella: string;
let other: string;
beforeAll(async () => {
  app = await openApp(
    companies,
    logs,
    sites,
    media,
    pages,
    payments,
    catalog,
    itemOptions,
    shop,
    mailSenders,
    legalChecks,
    kinds,
  );
  bella = (await createCompany(app.work(), { name: 'Bella', kind: 'merchant' })).id;
  other = (await createCompany(app.work(), { name: 'Other', kind: 'merchant' })).id;
});
afterAll(() => app.close());

const editor = (companyId = bella) => app.as({ companyId, capabilities: ['sites.manage'] });
const verdicts = async (companyId = bella) => {
  const { status, body } = await editor(companyId).call(legalCheckApi.show, {});
  expect(status, body.error).toBe(200);
  return Object.fromEntries(body.checks.map(({ law, verdict }) => [law, verdict]));
};

test('what is missing turns green when it is there, for this company alone', async () => {
  expect(await verdicts()).toMatchObject({ imprint: 'red', unread_texts: 'yellow', accessibility: 'yellow' });
  await completeParty(app, bella);
  const { body } = await editor().call(legalApi.find, { kind: 'accessibility' });
  const text = { de: 'Alles geht mit der Tastatur.' };
  const saved = await editor().call(legalApi.publish, { kind: 'accessibility', text, newest: body.newest });
  expect(saved.status, saved.body.error).toBe(200);
  expect(await verdicts()).toMatchObject({ imprint: 'green', accessibility: 'green' });
  expect(await verdicts(other)).toMatchObject({ imprint: 'red', accessibility: 'yellow' });
});

test('while something is red nothing is published; the draft stays', async () => {
  const staff = app.as({ companyId: other, capabilities: ['pages.edit'] });
  const { body: page } = await staff.call(pageApi.create, { title: 'Start', slug: '', parentId: null, copyOf: null });
  const publish = () => staff.call(pageApi.publish, { pageId: page.id, version: page.version, note: '' });
  const refused = await publish();
  expect([refused.status, refused.body.code]).toEqual([409, 'page.unlawful']);
  await completeParty(app, other);
  expect((await publish()).status).toBe(200);
});

test('a merchant is asked about the goods it sells, and nobody else is', async () => {
  expect(await verdicts()).not.toHaveProperty('allergens');
  await addItem({ ...app.work(), companyId: bella });
  expect(await verdicts()).toHaveProperty('allergens');
  expect(await verdicts(other)).not.toHaveProperty('allergens');
});

test('what stands on published pages counts: videos, pictures, headings; each leads to where it is', async () => {
  const { id: companyId } = await createCompany(app.work(), { name: 'Film', kind: 'merchant' });
  await completeParty(app, companyId);
  const poster = newId();
  await app.db.rows(app.sql`
    insert into media.asset (company_id, id, upload_id, kind, name, alt, tags, author, licence, source, focus_x, focus_y, width, height, bytes, master_key,
      master_width, master_height, file_key, created_at)
    values (${companyId}, ${poster}, ${newId()}, 'picture', 'Film', '{}', '{}', '', '', '', 500, 500, 800, 600, 10, 'm', 800, 600, 'f', ${app.time.now})`);
  const staff = app.as({ companyId, capabilities: ['pages.edit'] });
  const { body: page } = await staff.call(pageApi.create, {
    title: 'Film',
    slug: 'film',
    parentId: null,
    copyOf: null,
  });
  const content = { address: 'https://youtu.be/abcdefghijk', text: { de: '### Zu klein' }, poster };
  const settings: BlockSettings = {
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
  const saved = await staff.call(pageApi.saveDraft, {
    pageId: page.id,
    version: page.version,
    content: {
      title: { de: 'Film' },
      tabText: {},
      description: {},
      keywords: {},
      layout: 'standard' as const,
      shareMediaId: null,
      blocks: [{ id: 'a', kind: 'video', version: 1, settings, content }],
    },
  });
  expect(saved.status, saved.body.error).toBe(200);
  expect((await verdicts(companyId)).recipients).toBe('green');
  const { status } = await staff.call(pageApi.publish, { pageId: page.id, version: saved.body.version, note: '' });
  expect(status).toBe(200);
  const { body } = await editor(companyId).call(legalCheckApi.show, {});
  const found = body.checks.filter(({ law }) => ['recipients', 'page_alt_texts', 'headings'].includes(law));
  expect(found.map(({ law, verdict, path }) => [law, verdict, path])).toEqual([
    ['recipients', 'red', '/admin/legal-texts/privacy'],
    ['page_alt_texts', 'yellow', `/admin/media/${poster}`],
    ['headings', 'yellow', `/admin/website/pages/${page.id}`],
  ]);
  expect(found[0]!.found).toEqual({ names: 'YouTube' });
});

test('whoever does not keep the website sees nothing of it', async () => {
  const reader = app.as({ companyId: bella, capabilities: ['company.read'] });
  expect((await reader.call(legalCheckApi.show, {})).status).toBe(403);
});

test('goods that are sent name their time and their maker, food its allergens or that there are none', async () => {
  const staff = app.as({ companyId: bella, capabilities: ['shop.manage', 'catalog.manage', 'catalog.read'] });
  const { ways, zones, ...usual } = usualShop();
  const send = async (version: number, deliveryDays: { from: number; to: number } | null) => {
    const sent = zones.map((zone) => ({ ...zone, deliveryDays }));
    const given = { ...usual, zones: sent, ways: { ...ways, shipment: { ...ways.shipment, isOffered: true } } };
    const saved = await staff.call(shopApi.save, { shop: given, version });
    expect(saved.status, saved.body.error).toBe(200);
    return saved.body.version;
  };
  const { body: list } = await staff.call(itemApi.list, { filter: { sort: 'hand', dir: 'asc', limit: 1 } });
  const { body: found } = await staff.call(itemApi.find, { id: list.items[0]!.id });
  const {
    id,
    version,
    stock: _,
    isSoldOut: __,
    soldOutUntil: ___,
    hasVariants: ____,
    isArchived: _____,
    ...item
  } = found.item;
  const save = async (at: number, more: Partial<typeof item>) => {
    const saved = await staff.call(itemApi.save, { id, version: at, item: { ...item, ...more } });
    expect(saved.status, saved.body.error).toBe(200);
  };
  await save(version, { allergens: ['gluten'], vatKind: 'standard' });
  const saved = await send(0, null);
  expect(await verdicts()).toMatchObject({ delivery_time: 'red', product_safety: 'yellow', allergen_kinds: 'yellow' });
  await send(saved, { from: 2, to: 4 });
  const manufacturer = { name: 'Werk', address: 'Weg 1, 10115 Berlin', contact: 'post@werk.example' };
  // Wheat is said alone: its group comes along.
  await save(version + 1, { allergens: ['wheat'], safety: { ...item.safety, manufacturer }, vatKind: 'standard' });
  expect((await staff.call(itemApi.find, { id })).body.item.allergens).toEqual(['gluten', 'wheat']);
  expect(await verdicts()).toMatchObject({ delivery_time: 'green', product_safety: 'green', allergen_kinds: 'green' });
  await save(version + 2, { allergens: [], vatKind: 'meal' });
  expect(await verdicts()).toMatchObject({ allergens: 'yellow' });
  await save(version + 3, { allergens: [], hasNoAllergens: true, vatKind: 'meal' });
  expect(await verdicts()).toMatchObject({ allergens: 'green' });
});
