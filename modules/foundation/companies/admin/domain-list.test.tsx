import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Domain, domainApi } from '../contract-domain.ts';
import { recordsOf } from '../rules/domain-records.ts';
import { adminDe } from '../texts/admin.de.ts';
import { DomainList } from './domain-list.tsx';

beforeEach(() => {
  Object.assign(window, { innerWidth: 1440 });
  startSession('token-of-the-test', { id: 'me', capabilities: ['domains.manage'] });
});
afterEach(cleanup);

const OWN = 'office.fachwerk.example';
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const domainLike = (number: number, more: Partial<Domain> = {}): Domain => ({
  id: idOf(number),
  host: `www.firma${number}.de`,
  state: 'created',
  records: recordsOf(`www.firma${number}.de`, 'secret', OWN),
  lastProblem: null,
  isPointingHere: null,
  checkedAt: null,
  verifiedAt: null,
  looksUntil: null,
  isDemo: false,
  createdAt: new Date('2026-03-01T10:00:00Z'),
  ...more,
});
const active = domainLike(1, { state: 'active', verifiedAt: new Date(), checkedAt: new Date(), isPointingHere: true });
const pending = domainLike(2, {
  state: 'dns_pending',
  lastProblem: 'missing',
  checkedAt: new Date(),
  looksUntil: new Date('2026-03-03T10:00:00Z'),
});

function open(at: string, domains: Domain[]) {
  const wire = fakeWire(answering(domainApi.list, { domains, ownHost: OWN }));
  const { router } = renderScreen(<DomainList />, { path: '/admin/domains/:id?', at });
  return { wire, person: userEvent.setup(), router };
}
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const drawer = async () => within(await screen.findByRole('dialog'));

test('every domain stands with its state and what to do next, in words', async () => {
  open('/admin/domains', [active, pending]);
  const first = await row(/www\.firma1\.de/);
  expect(first.getByText(adminDe['domains.state.active'])).toBeTruthy();
  expect(first.getByText(adminDe['domains.next.active'])).toBeTruthy();
  const second = await row(/www\.firma2\.de/);
  expect(second.getByText(adminDe['domains.state.dns_pending'])).toBeTruthy();
  expect(second.getByText(adminDe['domains.next.dns_pending'])).toBeTruthy();
});

test('whoever may change the website finds the way there', async () => {
  open('/admin/domains', [active]);
  await row(/www\.firma1\.de/);
  expect(screen.queryByRole('link', { name: adminDe['domains.website'] })).toBeNull();
  cleanup();
  startSession('token-of-the-test', { id: 'me', capabilities: ['domains.manage', 'sites.manage'] });
  open('/admin/domains', [active]);
  const link = await screen.findByRole('link', { name: adminDe['domains.website'] });
  expect(link.getAttribute('href')).toBe('/admin/website');
});

test('without a domain it says what to do', async () => {
  open('/admin/domains', []);
  expect(await screen.findByText(adminDe['domains.empty.title'])).toBeTruthy();
  expect(screen.getAllByRole('link', { name: adminDe['domains.new'] })[0]!.getAttribute('href')).toBe(
    '/admin/domains/new',
  );
});

test('the search narrows the list without asking the server', async () => {
  const { wire } = open('/admin/domains?q=FIRMA2', [active, pending]);
  await row(/www\.firma2\.de/);
  expect(screen.queryByRole('row', { name: /www\.firma1\.de/ })).toBeNull();
  expect(wire.calls(domainApi.list)).toHaveLength(1);
});

test('greys what the rules refuse: the last one cannot go, an unverified one cannot be active', async () => {
  open('/admin/domains', [pending]);
  const only = await row(/www\.firma2\.de/);
  expect(only.getByRole('button', { name: /^Löschen/ }).getAttribute('aria-disabled')).toBe('true');
  expect(only.getByRole('button', { name: /^Aktivieren/ }).getAttribute('aria-disabled')).toBe('true');
});

test('a waiting domain shows the record to set, and copies exactly its value', async () => {
  const { person } = open(`/admin/domains/${pending.id}`, [active, pending]);
  const sheet = await drawer();
  expect((await sheet.findByText(/Kein passender TXT-Eintrag/)).textContent).toContain('_fachwerk.www.firma2.de');
  expect(sheet.getByText(/bis 03.03.2026/)).toBeTruthy();
  await person.click(sheet.getByRole('button', { name: 'Kopieren: TXT Wert' }));
  expect(await navigator.clipboard.readText()).toBe('fachwerk-verify=secret');
  await person.click(sheet.getByRole('button', { name: 'Kopieren: CNAME Wert' }));
  expect(await navigator.clipboard.readText()).toBe(OWN);
});

test('a look says what it found', async () => {
  const { wire, person } = open(`/admin/domains/${pending.id}`, [active, pending]);
  wire.now(answering(domainApi.check, pending));
  const check = () => screen.findByRole('button', { name: adminDe['domains.check'] });
  await person.click(await check());
  await screen.findByText('Der Eintrag für www.firma2.de wurde noch nicht gefunden.');
  const verified = domainLike(2, { state: 'verified', verifiedAt: new Date(), checkedAt: new Date() });
  wire.now(
    answering(domainApi.check, verified),
    answering(domainApi.list, { domains: [active, verified], ownHost: OWN }),
  );
  await person.click(await check());
  await screen.findByText('www.firma2.de ist verifiziert.');
  expect(wire.calls(domainApi.check)[0]!.body).toEqual({ domain: { id: pending.id } });
  wire.now(answering(domainApi.edit, { ...verified, state: 'active' }));
  await person.click(await (await drawer()).findByRole('button', { name: adminDe['domains.activate'] }));
  await screen.findByText('www.firma2.de ist aktiv.');
  expect(wire.calls(domainApi.edit)[0]!.body).toEqual({
    domain: { id: pending.id, host: 'www.firma2.de', isActive: true },
  });
});

test('deleting asks with the name of the host, and goes back to the list', async () => {
  const { wire, person, router } = open(`/admin/domains/${pending.id}`, [active, pending]);
  wire.now(answering(domainApi.remove, {}));
  await person.click(await (await drawer()).findByRole('button', { name: adminDe['domains.remove'] }));
  const question = within(await screen.findByRole('dialog', { name: 'www.firma2.de löschen?' }));
  expect(wire.calls(domainApi.remove)).toEqual([]);
  await person.click(question.getByRole('button', { name: 'www.firma2.de löschen' }));
  await screen.findByText('www.firma2.de ist gelöscht.');
  expect(wire.calls(domainApi.remove)[0]!.body).toEqual({ domain: { id: pending.id } });
  expect(router.state.location.pathname).toBe('/admin/domains');
});

test('a new domain is added as typed, and leads to its records', async () => {
  const { wire, person, router } = open('/admin/domains/new', [active]);
  const added = domainLike(3, { host: 'fächer.de' });
  wire.now(answering(domainApi.edit, added), answering(domainApi.list, { domains: [active, added], ownHost: OWN }));
  await person.type(await screen.findByRole('textbox', { name: adminDe['domains.host'] }), 'Fächer.de');
  await person.click(screen.getByRole('button', { name: adminDe['domains.new'] }));
  await screen.findByText('fächer.de ist angelegt.');
  expect(wire.calls(domainApi.edit)[0]!.body).toEqual({ domain: { host: 'fächer.de' } });
  expect(router.state.location.pathname).toBe(`/admin/domains/${added.id}`);
});

test('what is no host, the own host and a taken one are said at the field', async () => {
  const { wire, person } = open('/admin/domains/new', [active]);
  const field = await screen.findByRole('textbox', { name: adminDe['domains.host'] });
  const send = async (host: string) => {
    await person.clear(field);
    await person.type(field, host);
    await person.click(screen.getByRole('button', { name: adminDe['domains.new'] }));
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    return field.closest('.mantine-InputWrapper-root')?.textContent;
  };
  expect(await send('https://x.de')).toContain(adminDe['field.domain']);
  expect(await send(OWN)).toContain(adminDe['domain.own_host']);
  expect(wire.calls(domainApi.edit)).toEqual([]);
  wire.now(refusing(domainApi.edit, 409, 'domain.taken', adminDe['domain.taken']));
  expect(await send('taken.de')).toContain(adminDe['domain.taken']);
});

test('renaming says that everything begins anew', async () => {
  const { wire, person } = open(`/admin/domains/${active.id}`, [active, pending]);
  await person.click(await (await drawer()).findByRole('button', { name: adminDe['domains.rename'] }));
  expect(await screen.findByText(/muss mit einem neuen Nachweis geprüft werden/)).toBeTruthy();
  wire.now(answering(domainApi.edit, domainLike(1, { host: 'neu.de' })));
  const field = screen.getByRole('textbox', { name: adminDe['domains.host'] });
  await person.clear(field);
  await person.type(field, 'neu.de');
  await person.click(screen.getByRole('button', { name: adminDe['domains.rename'] }));
  await screen.findByText('Domain umbenannt in neu.de.');
  expect(wire.calls(domainApi.edit)[0]!.body).toEqual({ domain: { id: active.id, host: 'neu.de' } });
});

test('a domain that is gone says so', async () => {
  open(`/admin/domains/${idOf(9)}`, [active]);
  expect(await screen.findByText(adminDe['domains.gone'])).toBeTruthy();
});
