import { appointmentBooking } from '@fachwerk/appointment-booking/module';
import { setupApi } from '@fachwerk/appointments/contract';
import { appointments } from '@fachwerk/appointments/module';
import { addMinutes, WEEKDAYS } from '@fachwerk/base/time';
import { blocks } from '@fachwerk/blocks/module';
import { descriptions as plainDescriptions, slots as plainSlots } from '@fachwerk/blocks/storefront';
import { booking } from '@fachwerk/booking/module';
import { addresses as boxAddresses, pages as boxPages } from '@fachwerk/booking/storefront';
import { boxModules } from '@fachwerk/box-cart/testing';
import type { CompanyRef } from '@fachwerk/companies/contract';
import { createCompany } from '@fachwerk/companies/facade';
import { addDomain } from '@fachwerk/companies/testing';
import { addController } from '@fachwerk/devices/testing';
import { addLocation } from '@fachwerk/locations/testing';
import { addBox } from '@fachwerk/lockers/testing';
import { media } from '@fachwerk/media/module';
import { menu } from '@fachwerk/menu/module';
import { addresses as menuAddresses, pages as menuPages } from '@fachwerk/menu/storefront';
import { pageApi } from '@fachwerk/pages/contract';
import type { Block } from '@fachwerk/pages/contract-content';
import { pages } from '@fachwerk/pages/module';
import { pages as sitePages } from '@fachwerk/pages/storefront';
import { addBoxSizes, addPriceGroup } from '@fachwerk/pricing/testing';
import { goods } from '@fachwerk/shop-cart/module';
import { openGoods, type TestGoods } from '@fachwerk/shop-cart/testing';
import { siteForTests } from '@fachwerk/site/site-for-tests';
import { siteHostFor } from '@fachwerk/testing/people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kinds } from '../kinds.ts';
import { liveBlocks } from '../server/module.ts';
import { descriptions, slots } from './pages.tsx';

let world: TestGoods;
let city: CompanyRef;
let locationId: string;
beforeAll(async () => {
  const all = [goods, menu, booking, appointmentBooking, pages, blocks, liveBlocks];
  const texts = { de: Object.assign({}, ...all.map((module) => module.texts?.de)), deDu: {}, en: {} };
  const site = siteForTests([...boxPages, ...menuPages, ...sitePages], {
    texts,
    slots: [...plainSlots, ...slots],
    addresses: [boxAddresses, menuAddresses],
    descriptions: [...plainDescriptions, ...descriptions],
  });
  const upper = [...boxModules, media, menu, booking, appointments, appointmentBooking, pages, blocks, liveBlocks];
  world = await openGoods({ site }, ...upper);
  const { app } = world;
  city = await createCompany(app.work(), { name: 'City', kind: 'franchisor', isDemo: true });
  await addDomain(app, city.id, siteHostFor(city.id));
  await addBoxSizes(app, city.id, ['S', 'M']);
  const priceGroupId = await addPriceGroup(app, city.id, { S: 200, M: 300 }, 'Normal');
  const place = { companyId: city.id, networkId: city.id, priceGroupId, name: 'Hauptbahnhof', city: 'Bremen' };
  locationId = await addLocation(app, place);
  const controllerId = await addController(app, city.id, locationId);
  for (const channel of [1, 2]) await addBox(app, { companyId: city.id, locationId, controllerId, channel });
});
afterAll(() => world.app.close());

const settings: Block['settings'] = {
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

/** The block of a kind as a new one is, with some of it said otherwise. */
function block(name: string, given: object = {}): Block {
  const { kind, version, sample } = kinds.find((each) => each.kind === name)!;
  return { id: kind, kind, version, settings, content: { ...sample, ...given } };
}

/** Publishes them as a page of the company, and reads it as a visitor does. */
async function shown({ id }: CompanyRef, slug: string, ...given: Block[]): Promise<string> {
  const editor = world.app.as({ companyId: id, capabilities: ['pages.edit'] });
  const made = await editor.call(pageApi.create, { title: slug, slug, parentId: null, copyOf: null });
  const content = {
    title: { de: slug },
    tabText: {},
    description: {},
    keywords: {},
    layout: 'standard' as const,
    shareMediaId: null,
    blocks: given,
  };
  const pageId = made.body.id;
  const draft = await editor.call(pageApi.saveDraft, { pageId, version: made.body.version, content });
  const published = await editor.call(pageApi.publish, {
    pageId,
    version: draft.body.version,
    note: '',
    evenHalfTranslated: true,
  });
  expect(published.status).toBe(200);
  const reply = await world.app.http.inject({ url: `/${slug}`, headers: { host: siteHostFor(id) } });
  expect(reply.statusCode).toBe(200);
  return reply.body.replaceAll('<!-- -->', '');
}

/** Without what the browser takes over by: only what is drawn. */
const drawn = (html: string) => html.replaceAll(/<script[\s\S]*?<\/script>/g, '');

test('a merchant shows its menu, its offer with the price before, its hours and where it is', async () => {
  await world.addItem('Pizza Marinara', { priceCents: 1150 });
  const offered = await world.addItem('Calzone', { priceCents: 900 });
  // A promo needs a price before it, and so a day on which that was asked.
  world.app.time.now = addMinutes(world.app.time.now, 25 * 60);
  const { now } = world.app.time;
  await world.saveItem(offered, { promo: { cents: 700, from: now, to: addMinutes(now, 60) } });
  const html = drawn(
    await shown(
      world.bella,
      'laden',
      block('menu-teaser'),
      block('item-teaser'),
      block('offer', { item: offered.id }),
      block('opening-hours'),
      block('contact'),
      block('map', { address: { de: 'Domkloster 4, 50667 Köln' } }),
    ),
  );
  for (const words of [
    '/shop/kategorie/',
    'Pizza Marinara',
    '11,50',
    'Calzone',
    '7,00',
    '9,00',
    'Rund um die Uhr',
    'Am Platzl 1',
    '80331 München',
    '50667 Köln',
    'https://www.openstreetmap.org/directions?to=50.9',
  ])
    expect(html).toContain(words);
});

test('a network shows what is free at a location, what an hour costs, and the way to a box', async () => {
  const html = drawn(
    await shown(
      city,
      'faecher',
      block('live-location', { location: locationId }),
      block('booking'),
      block('opening-hours'),
    ),
  );
  for (const words of ['Hauptbahnhof', '2 Fächer frei', '2,00', 'action="/standorte"', `/standort/${locationId}`])
    expect(html).toContain(words);
});

test('a network is searched below its hero without scripts, with the price from and what is free; a shop without boxes shows none', async () => {
  const html = drawn(await shown(city, 'suche', block('location-search')));
  for (const words of [
    'method="get"',
    'action="/standorte"',
    'name="ort"',
    'ab 2,00',
    '2 Fächer jetzt frei',
    'value="Bremen"',
  ])
    expect(html).toContain(words);
  expect(drawn(await shown(world.bella, 'suche', block('location-search')))).not.toContain('name="ort"');
});

test('records of another company are nobody’s', async () => {
  const foreign = await world.addItem('Fremde Pizza', { priceCents: 500 }, world.other);
  const html = await shown(
    world.bella,
    'fremd',
    block('item-teaser', { items: [{ item: foreign.id }] }),
    block('offer', { item: foreign.id }),
    block('live-location', { location: locationId }),
    block('opening-hours', { location: locationId }),
    block('map', { location: locationId }),
  );
  expect(html).not.toMatch(/Fremde Pizza|Hauptbahnhof|Bremen/);
});

test('hours that nobody has written down are not a week of closed doors', async () => {
  const hours = block('opening-hours');
  const headed = { ...hours, settings: { ...settings, headline: { de: 'Wann' }, showsHeadline: true } };
  expect(drawn(await shown(world.other, 'zeiten', headed))).not.toContain('geschlossen');
});

test('events tell machines when and where; what is over hides itself', async () => {
  const { now } = world.app.time;
  const entry = { title: {}, from: null, to: null, place: {}, text: {}, link: null };
  const entries = [
    { ...entry, title: { de: 'Sommerfest' }, from: addMinutes(now, 3 * 24 * 60), text: { de: 'Mit **Musik**.' } },
    { ...entry, title: { de: 'Probe' }, from: addMinutes(now, 60), to: addMinutes(now, 120), place: { de: 'Rathaus' } },
    { ...entry, title: { de: 'Vorbei' }, from: addMinutes(now, -120), to: addMinutes(now, -60) },
    { ...entry, title: { de: 'Irgendwann' } },
  ];
  const html = drawn(await shown(world.bella, 'anlaesse', block('events', { entries })));
  expect(html).not.toContain('Vorbei');
  expect(html.indexOf('Probe')).toBeLessThan(html.indexOf('Sommerfest'));
  expect(html).toContain('Termin folgt');
  const { body } = await world.app.http.inject({ url: '/anlaesse', headers: { host: siteHostFor(world.bella.id) } });
  const said = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json!),
  );
  const events = said.filter((each) => each['@type'] === 'Event');
  expect(events.map(({ name }) => name)).toEqual(['Probe', 'Sommerfest']);
  expect(events[0]).toMatchObject({ endDate: addMinutes(now, 120).toISOString(), location: { name: 'Rathaus' } });
  expect(events[1]).toMatchObject({
    description: 'Mit Musik.',
    startDate: addMinutes(now, 3 * 24 * 60).toISOString(),
    location: { address: { addressLocality: 'München' } },
  });
});

test('who has made no start page has one out of what is there', async () => {
  await world.addItem('Pizza Funghi', {}, world.other);
  const start = async ({ id }: CompanyRef) => {
    const reply = await world.app.http.inject({ url: '/', headers: { host: siteHostFor(id) } });
    return drawn(reply.body.replaceAll('<!-- -->', ''));
  };
  const shop = await start(world.other);
  for (const words of ['>Other</h1>', 'Jetzt bestellen', 'Pizza Funghi']) expect(shop).toContain(words);
  const network = await start(city);
  for (const words of ['>Schließfach mieten</h1>', 'Stadt oder Postleitzahl', `/standort/${locationId}`])
    expect(network).toContain(words);
});

test('what can be booked stands on the page, and on the start page of who has made none', async () => {
  const { app, other } = world;
  const start = async () => drawn((await app.http.inject({ url: '/', headers: { host: siteHostFor(other.id) } })).body);
  expect(drawn(await shown(other, 'noch-nichts', block('appointments')))).not.toContain('/termine');
  expect(await start()).not.toContain('/termine');
  const desk = app.as({ companyId: other.id, capabilities: ['appointments.manage'] });
  const service = {
    name: { de: 'Haarschnitt' },
    description: { de: 'Mit Waschen' },
    durationMinutes: 60,
    beforeMinutes: 0,
    afterMinutes: 0,
    priceCents: 4500,
    isPrepaid: false,
    vatPercent: 19 as const,
    isOnline: true,
    roomIds: [],
    variants: [],
    addons: [],
    isLeisure: false,
    isArchived: false,
  };
  const { id } = (await desk.call(setupApi.saveService, { service })).body;
  const hours = WEEKDAYS.map((day) => ({ day, from: '09:00', until: '17:00' }));
  const tina = {
    name: 'Tina',
    userId: null,
    role: '',
    pictureId: null,
    hours,
    serviceIds: [id],
    isOnline: true,
    isArchived: false,
  };
  await desk.call(setupApi.saveStaff, { staff: tina });
  // Kept pages of a clock are a few seconds old at most.
  app.time.now = addMinutes(app.time.now, 1);
  const page = drawn(await shown(other, 'buchen', block('appointments')));
  for (const words of ['Haarschnitt', 'Mit Waschen', '45,00', `/termine/${id}`, 'Alle Termine ansehen'])
    expect(page).toContain(words);
  expect(await start()).toMatch(/href="\/termine"><span>Termin buchen/);
  expect(await shown(world.bella, 'nebenan', block('appointments'))).not.toContain('Haarschnitt');
});

/** What a page says of itself to machines, by its type. */
async function saidAt({ id }: CompanyRef, url: string): Promise<Record<string, Record<string, unknown>>> {
  const { body } = await world.app.http.inject({ url, headers: { host: siteHostFor(id) } });
  const said = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json!),
  );
  return Object.fromEntries(said.map((each) => [each['@type'], each]));
}

test('machines read who a merchant is on its first page, and the way to an item', async () => {
  const item = await world.addItem('Pizza Diavola', { priceCents: 1250, vatKind: 'meal' });
  const { Restaurant } = await saidAt(world.bella, '/');
  expect(Restaurant).toMatchObject({
    address: { streetAddress: 'Am Platzl 1', postalCode: '80331', addressLocality: 'München' },
    hasMenu: expect.stringMatching(/\/shop$/),
  });
  expect(Restaurant?.openingHoursSpecification).toHaveLength(7);
  const { Product, BreadcrumbList } = await saidAt(world.bella, `/shop/artikel/${item.id}`);
  expect(Product).toMatchObject({ name: 'Pizza Diavola', offers: { price: '12.50' } });
  const names = (BreadcrumbList!.itemListElement as { name: string }[]).map(({ name }) => name);
  expect([names.length, names[1], names[3]]).toEqual([4, 'Shop', 'Pizza Diavola']);
  expect(Object.keys(await saidAt(world.bella, '/shop'))).not.toContain('Restaurant');
});

test('a network is an organisation, each of its locations a place', async () => {
  expect(Object.keys(await saidAt(city, '/'))).toEqual(['Organization']);
  const { SelfStorage, BreadcrumbList } = await saidAt(city, `/standort/${locationId}`);
  expect(SelfStorage).toMatchObject({ name: 'Hauptbahnhof', address: { addressLocality: 'Bremen' } });
  expect(BreadcrumbList?.itemListElement).toHaveLength(3);
});

test('questions and their answers are said as such, and cannot end their script', async () => {
  const answer = { de: 'Mit **Karte** oder [bar](/bar).\n\n</script><b>' };
  const faq = { ...block('contact'), id: 'faq', kind: 'faq', version: 1 };
  const items = [{ question: { de: 'Wie zahle ich?' }, answer }];
  await shown(world.bella, 'fragen', { ...faq, content: { items, isFirstOpen: false } });
  const { FAQPage } = await saidAt(world.bella, '/fragen');
  const [asked] = FAQPage!.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
  expect(asked).toMatchObject({ name: 'Wie zahle ich?', acceptedAnswer: { text: 'Mit Karte oder bar. </script><b>' } });
});

test('the list of addresses names items, categories and locations of this company alone', async () => {
  const foreign = await world.addItem('Fremdes', {}, world.other);
  const own = await world.addItem('Eigenes', {});
  const listOf = async ({ id }: CompanyRef) =>
    (await world.app.http.inject({ url: '/sitemap.xml', headers: { host: siteHostFor(id) } })).body;
  const list = await listOf(world.bella);
  expect(list).toContain(`/shop/artikel/${own.id}</loc>`);
  expect(list).toMatch(/\/shop\/kategorie\/[0-9a-f-]{36}<\/loc>/);
  expect(list).not.toContain(foreign.id);
  expect(list).not.toContain(locationId);
  const network = await listOf(city);
  expect(network).toContain(`/standort/${locationId}</loc>`);
  expect(network).not.toContain('/shop/artikel/');
});
