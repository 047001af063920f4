import { type CompanyRef, companyApi } from '@fachwerk/companies/contract';
import { createCompany } from '@fachwerk/companies/facade';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SiteData, siteApi } from '../contract.ts';
import { mailStyle, siteAddress, siteHead } from './facade.ts';
import { openSites, type TestSites } from './sites.for-tests.ts';

let at: TestSites;
beforeAll(async () => {
  at = await openSites();
});
afterAll(() => at.app.close());

const wanted = (given: Partial<SiteData> = {}): SiteData => ({
  name: 'Neue Stadt',
  template: 'black-clean',
  accent: '#112233',
  fonts: 'clear',
  header: 'over',
  spacing: 'airy',
  corners: 'round',
  hasMotion: false,
  languages: ['de', 'en'],
  defaultLanguage: 'de',
  contact: { email: 'neu@city.example', phone: '1', whatsapp: '+49 170 1' },
  hasChat: true,
  isFooterHidden: true,
  welcome: { de: 'Willkommen' },
  mainHost: '',
  tileUrl: '',
  tileAttribution: '',
  ...given,
});

test('an active domain leads to its company, whose data make the first site', async () => {
  const answer = await at.visit('city.example', siteApi.head, {});
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    companyId: at.city.id,
    name: 'City',
    template: 'white-clean',
    header: 'line',
    spacing: 'normal',
    corners: 'soft',
    hasMotion: true,
    languages: ['de'],
    defaultLanguage: 'de',
    contact: { email: 'hallo@city.example', phone: '+49 341 1', whatsapp: '' },
    logo: null,
    map: null,
    isDemo: false,
  });
  expect((await at.visit('rival.example', siteApi.head, {})).body).toMatchObject({
    name: 'Rival',
    defaultLanguage: 'en',
  });
});

test('a host that is not active, or nobody’s, is no site', async () => {
  await at.addDomain(at.city, 'soon.example', 'verified');
  for (const host of ['soon.example', 'nobody.example']) {
    expect((await at.visit(host, siteApi.head, {})).status).toBe(421);
  }
});

test('a franchisee’s customers use the franchisor’s site, until it has a domain of its own', async () => {
  expect(await siteAddress(at.scoped(at.hamburg))).toBe(await siteAddress(at.scoped(at.city)));
  expect((await siteHead(at.scoped(at.hamburg))).companyId).toBe(at.city.id);
  await at.addDomain(at.hamburg, 'hamburg.example');
  expect(await siteAddress(at.scoped(at.hamburg))).toContain('//hamburg.example');
  expect((await siteHead(at.scoped(at.hamburg))).companyId).toBe(at.hamburg.id);
});

test('links lead to the chosen domain while it is active, with protocol and port of the installation', async () => {
  const { protocol, port } = new URL(at.app.app.publicUrl);
  const origin = (host: string) => `${protocol}//${host}${port && `:${port}`}`;
  await at.addDomain(at.city, 'second.example', 'active', new Date(at.app.time.now.getTime() + 60_000));
  const scoped = at.scoped(at.city);
  expect(await siteAddress(scoped)).toBe(origin('city.example'));
  const { version } = (await at.editor(at.city).call(siteApi.find, {})).body;
  const saved = await at.editor(at.city).call(siteApi.save, { site: wanted({ mainHost: 'second.example' }), version });
  expect([saved.status, saved.body.address]).toEqual([200, origin('second.example')]);
  expect(await siteAddress(scoped)).toBe(origin('second.example'));
  await at.app.db.rows(at.app.sql`
    update companies.domain set state = 'verified' where company_id = ${at.city.id} and host = 'second.example'`);
  expect(await siteAddress(scoped)).toBe(origin('city.example'));
  expect(await siteAddress(at.scoped(at.bella))).toBe(new URL(at.app.app.publicUrl).origin);
});

test('settings are saved with their version, noted, told, and shown to visitors', async () => {
  const editor = at.editor(at.rival);
  const before = (await editor.call(siteApi.find, {})).body;
  expect(before).toMatchObject({ version: 0, name: 'Rival', hosts: ['rival.example'] });
  const site = wanted({ name: 'Rivale', tileUrl: 'https://tiles.example/{z}/{x}/{y}.png', tileAttribution: '© Karte' });
  const saved = await editor.call(siteApi.save, { site, version: 0 });
  expect(saved.status).toBe(200);
  expect(saved.body).toMatchObject({ ...site, version: 1 });
  expect((await at.visit('rival.example', siteApi.head, {})).body).toMatchObject({
    name: 'Rivale',
    template: 'black-clean',
    header: 'over',
    spacing: 'airy',
    corners: 'round',
    hasMotion: false,
    map: { tileUrl: site.tileUrl, attribution: '© Karte' },
  });
  expect(await at.trail(at.rival)).toEqual(['site.changed']);

  const late = await editor.call(siteApi.save, { site: wanted({ name: 'Anders' }), version: 0 });
  expect([late.status, late.body.code]).toEqual([409, 'site.changed_meanwhile']);
  expect(late.body.conflict).toMatchObject({ current: { name: 'Rivale', version: 1 } });
  // Saving the same again is no change.
  expect((await editor.call(siteApi.save, { site, version: 1 })).body.version).toBe(1);
  expect(await at.trail(at.rival)).toEqual(['site.changed']);
});

test('of two who save the first settings at the same moment, one is told of the other', async () => {
  const save = (name: string) => at.editor(at.bella).call(siteApi.save, { site: wanted({ name }), version: 0 });
  await at.editor(at.bella).call(siteApi.saveLogo, {});
  const answers = await at.app.race(
    at.app.sql`select from sites.site where company_id = ${at.bella.id} for update`,
    () => [save('Eins'), save('Zwei')],
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

/** One red pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
);

test('a logo is drawn anew, shown to visitors, and its file goes with it', async () => {
  const editor = at.editor(at.rival);
  const image = { name: 'logo.png', type: 'image/png', bytes: PIXEL };
  const { version } = (await editor.call(siteApi.find, {})).body;
  const saved = await editor.call(siteApi.saveLogo, { image });
  const { logo } = saved.body;
  expect([saved.status, saved.body.version]).toEqual([200, version]);
  expect((await at.visit('rival.example', siteApi.head, {})).body.logo).toBe(logo);
  const fileOf = () => at.app.app.files.find(logo!.replace('/api/files/', ''));
  expect((await fileOf())?.type).toBe('image/webp');
  expect((await editor.call(siteApi.saveLogo, {})).body.logo).toBeNull();
  await at.app.runJobs();
  expect(await fileOf()).toBeUndefined();
  const hostile = { ...image, bytes: Buffer.from('<svg onload="alert(1)"/>') };
  const refused = await editor.call(siteApi.saveLogo, { image: hostile });
  expect([refused.status, refused.body.code]).toEqual([422, 'site_logo.not_an_image']);
});

test('mails are in the colour of the site, with its logo and who writes', async () => {
  const editor = at.editor(at.rival);
  const { version } = (await editor.call(siteApi.find, {})).body;
  const { accent, contact } = wanted();
  await editor.call(siteApi.save, { site: wanted(), version });
  const { logo } = (
    await editor.call(siteApi.saveLogo, { image: { name: 'logo.png', type: 'image/png', bytes: PIXEL } })
  ).body;
  const ctx = at.scoped(at.rival);
  expect(await mailStyle(ctx)).toEqual({
    accent,
    logo: `${await siteAddress(ctx)}${logo}`,
    details: ['Rival', contact.phone, contact.email],
  });
});

const refusals = [
  ['a default language that is not offered', { defaultLanguage: 'ru' }, 'site.default_language_not_offered'],
  ['a domain of somebody else', { mainHost: 'rival.example' }, 'site.main_host_not_active'],
  ['a colour in words', { accent: 'red' }, 'input.invalid'],
  ['fonts nobody has', { fonts: 'comic' as 'clear' }, 'input.invalid'],
  ['a header nobody knows', { header: 'floating' as 'line' }, 'input.invalid'],
  ['corners nobody knows', { corners: 'wavy' as 'soft' }, 'input.invalid'],
  ['a language twice', { languages: ['de', 'de'] }, 'input.invalid'],
  ['map pictures without https', { tileUrl: 'http://tiles.example/{z}/{x}/{y}' }, 'input.invalid'],
  ['pictures from anywhere', { tileUrl: 'https://*/{z}/{x}/{y}' }, 'input.invalid'],
  ['pictures from anywhere below', { tileUrl: 'https://*.example/{z}/{x}/{y}' }, 'input.invalid'],
  ['a host that is chosen by the browser', { tileUrl: 'https://{z}.example/{x}/{y}' }, 'input.invalid'],
  [
    'a source that could write into a header',
    { tileUrl: 'https://t.example/{z}/{x}/{y}; script-src *' },
    'input.invalid',
  ],
] as const;
for (const [name, given, code] of refusals) {
  test(`refuses ${name}`, async () => {
    const { version } = (await at.editor(at.city).call(siteApi.find, {})).body;
    const site = wanted(given as Partial<SiteData>);
    const answer = await at.editor(at.city).call(siteApi.save, { site, version });
    expect([answer.status, answer.body.code]).toEqual([422, code]);
  });
}

test('nobody saves without the right, and a site’s visitors never', async () => {
  const reader = at.app.as({ companyId: at.city.id, capabilities: [] });
  expect((await reader.call(siteApi.find, {})).status).toBe(403);
  expect((await at.visit('city.example', siteApi.find, {})).status).toBe(404);
  expect((await at.app.call(siteApi.head, {})).status).toBe(404);
  expect((await at.visit('city.example', companyApi.own, {})).status).toBe(404);
});

test('texts for customers are written in the languages of the site they use; a franchisee’s is its franchisor’s', async () => {
  const languagesOf = async (company: CompanyRef) =>
    (await at.app.as({ companyId: company.id, capabilities: [] }).call(siteApi.languages, {})).body.languages;
  const fresh = await createCompany(at.app.work(), { name: 'Neu', kind: 'merchant' });
  expect(await languagesOf(fresh)).toEqual(['de']);
  expect(await languagesOf(at.rival)).toEqual(['de', 'en']);
  const kiel = await createCompany(at.app.work(), { name: 'Kiel', kind: 'franchisee', franchisorCompany: 'city' });
  expect(await languagesOf(kiel)).toEqual(await languagesOf(at.city));
});
