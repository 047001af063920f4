import { access } from '@fachwerk/auth/module';
import { addPerson } from '@fachwerk/auth/testing';
import { createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import { logs } from '@fachwerk/logs/module';
import { contribute } from '@fachwerk/server/hooks';
import { newId } from '@fachwerk/server/ids';
import { addJob } from '@fachwerk/server/jobs';
import type { Module } from '@fachwerk/server/module';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type HandoverFilter, handoverApi } from '../contract.ts';
import { mailHandovers } from './mail/mail-handover.job.ts';
import { handover } from './module.ts';
import { type HandoverSource, handoverSources } from './source.ts';

/** What a module above contributes: two things wait, one of them at a place. */
const lamps: HandoverSource = {
  capability: 'alerts.read',
  isOfLocations: true,
  open: [
    {
      name: 'jobs_failed',
      rank: 1,
      path: '/admin/lamps',
      read: async (_, { companyIds, locationId }) => {
        const line = { id: '1', title: companyIds.length.toString(), detail: locationId ?? '', level: 'high' as const };
        return { total: 7, lines: [{ ...line, since: new Date('2026-11-18T20:00:00Z'), path: '/admin/lamps/1' }] };
      },
    },
  ],
  figures: async () => [
    { name: 'lit', unit: 'count', value: 3, before: 1, path: '/admin/lamps' },
    { name: 'dark', unit: 'count', value: 0, before: 0, path: '/admin/lamps' },
  ],
};
const doors: HandoverSource = {
  capability: 'orders.read',
  figures: async () => [{ name: 'doors', unit: 'count', value: 1, before: 1, path: '/admin/doors' }],
};
const house: Module = {
  name: 'house',
  contributions: [contribute(handoverSources, lamps), contribute(handoverSources, doors)],
};

/** People come from a token here; only the tables and rights of the module are used. */
const { authenticate: _, ...people } = access;

let app: TestApp;
let city: { id: string; code: string };
let hamburg: { id: string };
let stranger: { id: string };
beforeAll(async () => {
  app = await openApp(companies, people, logs, handover, house);
  const ctx = app.work();
  city = await createCompany(ctx, { name: 'City', kind: 'franchisor' });
  hamburg = await createCompany(ctx, { name: 'Hamburg', kind: 'franchisee', franchisorCompany: city.code });
  stranger = await createCompany(ctx, { name: 'Fremd', kind: 'franchisor' });
});
afterAll(() => app.close());
beforeEach(() => {
  app.time.now = new Date('2026-11-19T06:00:00Z');
});

type Capability = 'handover.read' | 'handover.write' | 'logs.read' | 'alerts.read' | 'orders.read';
const WRITER: readonly Capability[] = ['handover.read', 'handover.write'];
const person = (capabilities: readonly Capability[] = WRITER, companyId = city.id, userId = newId()) => ({
  userId,
  ...app.as({ companyId, userId, capabilities: [...capabilities] }),
});
type Person = ReturnType<typeof person>;
const usual: HandoverFilter = { since: 'evening' };
const shown = async (who: Person, filter = usual) => (await who.call(handoverApi.show, { filter })).body;
const write = async (who: Person, text: string) => (await who.call(handoverApi.addNote, { text })).body.id;
const noteOf = async (who: Person, id: string) => (await shown(who)).notes.find((note) => note.id === id);

test('each part is shown to those alone who have its capability', async () => {
  const technician = await shown(person(['handover.read', 'alerts.read']));
  expect(technician.open).toMatchObject([
    { total: 7, path: '/admin/lamps', lines: [{ title: '2', path: '/admin/lamps/1' }] },
  ]);
  expect([technician.figures.map(({ name }) => name), technician.people]).toEqual([['lit'], null]);
  const seller = await shown(person(['handover.read', 'orders.read', 'logs.read']));
  expect([seller.open, seller.figures.map(({ name }) => name), seller.people]).toEqual([[], ['doors'], []]);
  expect((await person([]).call(handoverApi.show, { filter: usual })).body.code).toBe('access.denied');
});

test('at one location, what has none is left out', async () => {
  const place = newId();
  const all = person(['handover.read', 'alerts.read', 'orders.read']);
  const { open, figures } = await shown(all, { ...usual, locationId: place });
  expect([open[0]!.lines[0]!.detail, figures.map(({ name }) => name)]).toEqual([place, ['lit']]);
});

test('the period is the evening before, or the chosen one, and refused with its reason', async () => {
  const who = person();
  expect(await shown(who)).toMatchObject({
    from: new Date('2026-11-18T17:00:00Z').toISOString(),
    to: app.time.now.toISOString(),
    comparedFrom: '2026-11-11T17:00:00.000Z',
  });
  const from = (text: string) => who.call(handoverApi.show, { filter: { ...usual, from: new Date(text) } });
  expect((await from('2026-11-20T00:00:00Z')).body.code).toBe('handover.period_reversed');
  expect((await from('2026-01-01T00:00:00Z')).body.code).toBe('handover.period_too_long');
});

test('a note is signed, seen by others once, and stays until it is ticked', async () => {
  const [anna, bert] = [person(), person()];
  const id = await write(anna, 'Schlüssel liegt\nim Büro');
  expect(await noteOf(bert, id)).toMatchObject({
    text: 'Schlüssel liegt\nim Büro',
    isOwn: false,
    done: null,
    seenBy: [],
  });
  for (const who of [anna, bert, bert]) await who.call(handoverApi.visit, {});
  expect((await noteOf(anna, id))!.seenBy).toHaveLength(1);
  app.time.now = new Date('2026-12-24T06:00:00Z');
  expect((await noteOf(anna, id))!.isOwn).toBe(true);
  await bert.call(handoverApi.markNote, { id, isDone: true });
  expect((await noteOf(anna, id))!.done).not.toBeNull();
  app.time.now = new Date('2026-12-26T06:00:00Z');
  expect(await noteOf(anna, id)).toBeUndefined();
});

test('ticked twice, or by two at the same moment, the first signature stays', async () => {
  const [anna, bert] = [person(), person()];
  const id = await write(anna, 'Fach 14 prüfen');
  const tick = (who: Person) => who.call(handoverApi.markNote, { id, isDone: true });
  const row = app.sql`select from handover.note where company_id = ${city.id} and id = ${id} for update`;
  const answers = await app.race(row, () => [tick(anna), tick(bert)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const first = (await noteOf(anna, id))!.done;
  app.time.now = new Date('2026-11-19T07:00:00Z');
  await tick(bert);
  expect((await noteOf(anna, id))!.done).toEqual(first);
  const ticked = await app.db.rows(app.sql`
    select from kit.audit_entry where company_id = ${city.id} and subject_id = ${id} and action = 'handover.note_ticked'`);
  expect(ticked).toHaveLength(1);
  await bert.call(handoverApi.markNote, { id, isDone: false });
  expect((await noteOf(anna, id))!.done).toBeNull();
});

test('a franchisor sees and ticks the notes of its franchisees, these only their own, strangers none', async () => {
  const [head, branch, other] = [person(), person(WRITER, hamburg.id), person(WRITER, stranger.id)];
  const ofHead = await write(head, 'Zentrale');
  const ofBranch = await write(branch, 'Filiale');
  expect((await noteOf(head, ofBranch))!.companyName).toBe('Hamburg');
  expect([await noteOf(branch, ofHead), await noteOf(other, ofBranch)]).toEqual([undefined, undefined]);
  const tick = (who: Person, id: string) => who.call(handoverApi.markNote, { id, isDone: true });
  expect((await tick(branch, ofHead)).body.code).toBe('handover.note_unknown');
  expect((await tick(other, ofBranch)).status).toBe(404);
  expect((await tick(head, ofBranch)).status).toBe(200);
});

test('who may only read writes nothing', async () => {
  const reader = person(['handover.read']);
  expect((await reader.call(handoverApi.addNote, { text: 'x' })).body.code).toBe('access.denied');
});

test('activities are grouped by person and kind, of staff of the network alone', async () => {
  const annaId = await addPerson(app, city.id, { name: 'Anna Alt' });
  const anna = person(WRITER, city.id, annaId);
  const branch = person(WRITER, hamburg.id);
  for (const text of ['eins', 'zwei', 'drei']) await write(anna, text);
  const own = await write(branch, 'vier');
  await anna.call(handoverApi.markNote, { id: own, isDone: true });
  app.time.now = new Date('2026-11-19T06:01:00Z');
  const supervisor = await shown(person(['handover.read', 'logs.read']));
  const [shownPerson] = supervisor.people!.filter(({ id }) => id === annaId);
  expect(shownPerson!.groups.map(({ label, count }) => [label, count])).toEqual([
    ['Notiz zur Übergabe geschrieben', 3],
    ['Notiz der Übergabe abgehakt', 1],
  ]);
  expect(supervisor.people!.map(({ id }) => id)).toEqual([annaId]);
  expect(supervisor.colleagues.map(({ id }) => id)).toContain(annaId);
  // The franchisee sees what the franchisor's people did there, and nothing else of theirs.
  const inBranch = await shown(person(['handover.read', 'logs.read'], hamburg.id));
  expect(inBranch.people!.flatMap(({ groups }) => groups.map(({ count }) => count))).toEqual([1]);
  const elsewhere = await shown(person(['handover.read', 'logs.read'], stranger.id));
  expect(elsewhere.people).toEqual([]);
});

test('the last visit is the one before this shift', async () => {
  const who = person();
  await who.call(handoverApi.visit, {});
  expect((await shown(who)).lastVisitAt).toBeNull();
  app.time.now = new Date('2026-11-20T06:00:00Z');
  for (const _ of ['first', 'second']) {
    await who.call(handoverApi.visit, {});
    expect((await shown(who, { since: 'visit' })).from).toBe('2026-11-19T06:00:00.000Z');
  }
});

test('the mail comes once a day, to those alone who may still read, with what they may see', async () => {
  const hired = async (role: 'management' | 'editor', name: string) => {
    const email = `${role}@example.org`;
    const id = await addPerson(app, hamburg.id, { name, email, backendRoles: [role], passwordHash: 'x' });
    return person(['handover.read'], hamburg.id, id);
  };
  const plan = { isOn: true, atMinute: 7 * 60 + 30, weekdays: [4] };
  for (const who of [await hired('management', 'Mia Muster'), await hired('editor', 'Edi Muster')]) {
    expect((await who.call(handoverApi.planMail, plan)).body).toEqual(plan);
    expect((await who.call(handoverApi.planMail, plan)).body).toEqual(plan);
  }
  await write(person(WRITER, hamburg.id), 'Kaffee ist leer');
  const run = async (now: string) => {
    app.time.now = new Date(now);
    await addJob(app.work(), mailHandovers, {});
    await addJob(app.work(), mailHandovers, {});
    await app.runJobs();
    return app.db.rows<{ recipient: string; subject: string; bodyText: string }>(app.sql`
      select recipient, subject, body_text from kit.mail where company_id = ${hamburg.id} order by at, id`);
  };
  expect(await run('2026-11-19T06:25:00Z')).toEqual([]);
  const mails = await run('2026-11-19T06:30:00Z');
  expect(mails.map(({ recipient }) => recipient)).toEqual(['management@example.org']);
  expect(mails[0]!.subject).toBe('Übergabe 19.11.2026: 0 offen');
  expect(mails[0]!.bodyText).toContain('Kaffee ist leer');
  expect(await run('2026-11-19T06:35:00Z')).toHaveLength(1);
});
