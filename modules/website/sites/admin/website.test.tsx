import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type SiteSettings, siteApi } from '../contract.ts';
import { LegalKind, type LegalStory, type LegalVersion, legalApi } from '../contract-legal.ts';
import { adminDe } from '../texts/admin.de.ts';
import { Website } from './website.tsx';

beforeEach(() => {
  Object.assign(window, { innerWidth: 1440 });
  startSession('token-of-the-test', { id: 'me', capabilities: ['sites.manage', 'domains.manage'] });
});
afterEach(cleanup);

const siteLike = (more: Partial<SiteSettings> = {}): SiteSettings => ({
  name: 'Zeitlager',
  template: 'white-clean',
  accent: '#b4532a',
  fonts: 'clear',
  header: 'line',
  spacing: 'normal',
  corners: 'soft',
  hasMotion: true,
  languages: ['de', 'en'],
  defaultLanguage: 'de',
  contact: { email: 'hallo@city.example', phone: '', whatsapp: '' },
  hasChat: false,
  isFooterHidden: false,
  welcome: { de: 'Willkommen' },
  mainHost: '',
  tileUrl: '',
  tileAttribution: '',
  version: 2,
  logo: null,
  address: 'http://zeitlager.localhost:3000',
  hosts: ['zeitlager.localhost', 'www.city.example'],
  isDemo: false,
  ...more,
});
const versionLike = (version: number, more: Partial<LegalVersion> = {}): LegalVersion => ({
  version,
  validFrom: new Date('2026-03-01T10:00:00Z'),
  createdAt: new Date('2026-03-01T10:00:00Z'),
  personName: 'Kim Licht',
  isTemplate: false,
  state: 'in_force',
  ...more,
});
const CITY = '01890000-0000-7000-8000-000000000001';
const HAMBURG = '01890000-0000-7000-8000-000000000002';
const storyLike = (more: Partial<LegalStory> = {}): LegalStory => ({
  ...versionLike(2),
  kind: 'terms',
  text: { de: '## Alt\n\n<b>fett</b>', en: 'Old' },
  newest: 2,
  versions: [versionLike(2), versionLike(1, { state: 'past' })],
  ...more,
});
const listing = answering(legalApi.list, {
  texts: LegalKind.options.map((kind) => ({
    kind,
    isOfNetwork: false,
    inForce: versionLike(1, { isTemplate: kind === 'imprint' }),
    planned:
      kind === 'terms' ? versionLike(3, { state: 'planned', validFrom: new Date('2026-06-01T10:00:00Z') }) : null,
  })),
  missing: [],
  parties: [{ id: CITY, name: 'City' }],
});

function open(at: string, ...served: Parameters<typeof fakeWire>) {
  const wire = fakeWire(...served, answering(siteApi.find, siteLike()), listing);
  const shown = renderScreen(<Website />, { path: '/admin/website/:part?/:kind?', at });
  return { wire, person: userEvent.setup(), ...shown };
}
const drawer = async () => within(await screen.findByRole('dialog'));

test('the settings are changed and saved with the version that was read, and the site is one click away', async () => {
  const { wire, person } = open(
    '/admin/website',
    answering(siteApi.save, siteLike({ name: 'Zeitlager Nord', version: 3 })),
  );
  const name = await screen.findByLabelText(/^Name der Website/);
  expect(screen.getByRole('link', { name: adminDe['sites.visit'] }).getAttribute('href')).toBe(
    'http://zeitlager.localhost:3000',
  );
  await person.type(name, ' Nord');
  await person.click(screen.getByRole('radio', { name: adminDe['sites.template.black-clean'] }));
  await person.click(screen.getByRole('radio', { name: adminDe['sites.fonts.elegant'] }));
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(wire.calls(siteApi.save)).toHaveLength(1));
  const body = wire.calls(siteApi.save)[0]?.body as { site: SiteSettings; version: number };
  expect(body.version).toBe(2);
  expect(body.site).toMatchObject({
    name: 'Zeitlager Nord',
    template: 'black-clean',
    fonts: 'elegant',
    welcome: { de: 'Willkommen' },
  });
});

test('a default language that is no longer offered says so at its field, before anything is sent', async () => {
  const { person } = open('/admin/website');
  await screen.findByLabelText(/^Name der Website/);
  await person.click(screen.getByRole('checkbox', { name: 'Deutsch' }));
  expect(await screen.findByText(adminDe['site.default_language_not_offered'])).toBeTruthy();
});

test('what somebody else saved meanwhile is laid beside one’s own', async () => {
  const current = siteLike({ name: 'Von anderen', version: 5 });
  const { person } = open(
    '/admin/website',
    refusing(siteApi.save, 409, 'site.changed_meanwhile', 'Inzwischen geändert.', {
      conflict: { current, changed: [] },
    }),
  );
  await person.type(await screen.findByLabelText(/^Name der Website/), ' Nord');
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByText('Von anderen')).toBeTruthy();
});

test('a site without a domain says why nobody sees it', async () => {
  open('/admin/website', answering(siteApi.find, siteLike({ address: null, hosts: [] })));
  const link = await screen.findByRole('link', { name: adminDe['sites.no_domain.go'] });
  expect(link.getAttribute('href')).toBe('/admin/domains');
});

test('every legal text stands with its version; what is only a template is marked, what is planned is told', async () => {
  open('/admin/website/legal');
  const row = async (name: RegExp) => (await screen.findByRole('link', { name })).textContent;
  expect(await row(/^Impressum/)).toContain(adminDe['sites.legal.template']);
  expect(await row(/^Datenschutz/)).toContain(adminDe['sites.legal.checked']);
  expect(await row(/^Allgemeine/)).toContain('Geplant: Fassung 3 ab 01.06.2026');
});

test('the texts of a company that sells through the site are chosen, opened and published as its own', async () => {
  const listed = {
    texts: [
      { kind: 'terms' as const, inForce: versionLike(1, { isTemplate: true }), planned: null, isOfNetwork: true },
    ],
    missing: ['registerNumber'],
    parties: [
      { id: CITY, name: 'City' },
      { id: HAMBURG, name: 'Hamburg' },
    ],
  };
  const { wire, person } = open(
    `/admin/website/legal?company=${HAMBURG}`,
    answering(legalApi.list, listed),
    answering(legalApi.find, storyLike()),
    answering(legalApi.publish, versionLike(3)),
  );
  const row = await screen.findByRole('link', { name: /^Allgemeine/ });
  expect(row.textContent).toContain(adminDe['sites.legal.of_network']);
  expect(screen.getByDisplayValue('Hamburg')).toBeTruthy();
  expect(screen.getByText(/Fehlende Angaben im Impressum: /)).toBeTruthy();
  await person.click(row);
  const inside = await drawer();
  await person.type(await inside.findByLabelText(/^Text \(Deutsch/), ' Neu');
  await person.click(inside.getByRole('button', { name: adminDe['sites.legal.publish'] }));
  await waitFor(() => expect(wire.calls(legalApi.publish)[0]?.body).toMatchObject({ companyId: HAMBURG, newest: 2 }));
});

test('a new version is written, looked at as customers will see it, and published from a day on', async () => {
  const { wire, person } = open(
    '/admin/website/legal/terms',
    answering(legalApi.find, storyLike()),
    answering(legalApi.publish, versionLike(3, { state: 'planned' })),
  );
  const inside = await drawer();
  const text = (await inside.findByLabelText(/^Text \(Deutsch/)) as HTMLTextAreaElement;
  expect(text.value).toContain('## Alt');
  await person.type(text, '{Enter}{Enter}Neu');
  await person.click(inside.getByText(adminDe['sites.legal.preview']));
  const preview = await inside.findByRole('article');
  expect(preview.querySelector('h2')?.textContent).toBe('Alt');
  expect(preview.querySelector('b')).toBeNull();
  expect(preview.textContent).toContain('<b>fett</b>');
  await person.type(inside.getByLabelText(/^Gilt ab/), '2099-01-01');
  await person.click(inside.getByRole('button', { name: adminDe['sites.legal.publish'] }));
  await waitFor(() => expect(wire.calls(legalApi.publish)).toHaveLength(1));
  expect(wire.calls(legalApi.publish)[0]?.body).toEqual({
    newest: 2,
    text: { de: '## Alt\n\n<b>fett</b>\n\nNeu', en: 'Old' },
    validFrom: '2098-12-31T23:00:00.000Z',
  });
});

test('a template can be taken over as it is, with what to look at', async () => {
  const template = storyLike({ kind: 'imprint', isTemplate: true, newest: 0, version: 1, personName: '' });
  const { wire, person } = open(
    '/admin/website/legal/imprint',
    answering(legalApi.find, template),
    answering(legalApi.publish, versionLike(1)),
  );
  const inside = await drawer();
  expect(await inside.findByText(new RegExp(adminDe['sites.legal.hint.imprint']))).toBeTruthy();
  await person.click(inside.getByRole('button', { name: adminDe['sites.legal.take_over'] }));
  await waitFor(() => expect(wire.calls(legalApi.publish)).toHaveLength(1));
  expect(wire.calls(legalApi.publish)[0]?.body).toEqual({ newest: 0, text: template.text });
});

test('a day in the past is refused without asking the server', async () => {
  const { wire, person } = open('/admin/website/legal/terms', answering(legalApi.find, storyLike()));
  const inside = await drawer();
  await person.type(await inside.findByLabelText(/^Gilt ab/), '2020-01-01');
  await person.click(inside.getByRole('button', { name: adminDe['sites.legal.publish'] }));
  expect(await inside.findByText(adminDe['legal.valid_from_past'])).toBeTruthy();
  expect(wire.calls(legalApi.publish)).toEqual([]);
});

test('whoever was second reads that there is a newer version, and keeps the text', async () => {
  const said = 'Inzwischen hat jemand anderes veröffentlicht.';
  const { person } = open(
    '/admin/website/legal/terms',
    answering(legalApi.find, storyLike()),
    refusing(legalApi.publish, 409, 'legal.changed_meanwhile', said),
  );
  const inside = await drawer();
  const text = (await inside.findByLabelText(/^Text \(Deutsch/)) as HTMLTextAreaElement;
  await person.type(text, ' mehr');
  await person.click(inside.getByRole('button', { name: adminDe['sites.legal.publish'] }));
  expect(await inside.findByText(said)).toBeTruthy();
  expect(text.value).toContain('mehr');
});

test('an older version is there to read only; a planned one goes after a question', async () => {
  const planned = versionLike(3, { state: 'planned' });
  const { wire, person } = open(
    '/admin/website/legal/terms?version=1',
    answering(legalApi.find, storyLike({ version: 1, state: 'past', versions: [planned, versionLike(2)] })),
    answering(legalApi.takeBack, {}),
  );
  const inside = await drawer();
  expect(await inside.findByRole('article')).toBeTruthy();
  expect(inside.queryByRole('button', { name: adminDe['sites.legal.publish'] })).toBeNull();
  await person.click(inside.getByRole('button', { name: adminDe['sites.legal.take_back'] }));
  const question = within(await screen.findByRole('dialog', { name: /Fassung 3 verwerfen/ }));
  await person.click(question.getByRole('button', { name: adminDe['sites.legal.take_back'] }));
  await waitFor(() => expect(wire.calls(legalApi.takeBack)[0]?.body).toEqual({ version: 3 }));
});
