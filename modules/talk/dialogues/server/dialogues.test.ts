import { setupApi } from '@fachwerk/appointments/contract';
import { appointments } from '@fachwerk/appointments/module';
import { addMinutes } from '@fachwerk/base/time';
import { chatApi } from '@fachwerk/chat/contract';
import { chatSiteApi } from '@fachwerk/chat/contract-site';
import { openChatApp } from '@fachwerk/chat/testing';
import { media } from '@fachwerk/media/module';
import { newId } from '@fachwerk/server/ids';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dialogueApi } from '../contract.ts';
import type { Flow, FlowBlock } from '../contract-flow.ts';
import { dialogueSiteApi } from '../contract-site.ts';
import { dialogues } from './module.ts';

type World = Awaited<ReturnType<typeof openChatApp>>;
let world: World;
beforeAll(async () => {
  world = await openChatApp({}, media, appointments, dialogues);
});
afterAll(() => world.app.close());
/** Tries are counted by the minute, and one dialogue is offered at a time. */
beforeEach(async () => {
  world.app.time.now = addMinutes(world.app.time.now, 5);
  for (const { id } of (await editor().call(dialogueApi.list, {})).body.dialogues)
    await editor().call(dialogueApi.remove, { id });
});

const editor = (companyId = world.city.id) => world.app.as({ companyId, capabilities: ['dialogues.edit'] });
const always = { shownFrom: null, shownUntil: null, isInternal: false };

async function written(flow: Flow) {
  const made = (await editor().call(dialogueApi.create, { name: 'Hilfe' })).body;
  const content = { ...made.content, starter: { de: 'Ich brauche Hilfe' }, flow };
  return (await editor().call(dialogueApi.save, { id: made.id, version: made.version, content })).body;
}
async function published(flow: Flow, time: { shownFrom: Date | null; shownUntil: Date | null } = always) {
  const { id, version } = await written(flow);
  return editor().call(dialogueApi.publish, { id, version, isInternal: false, ...time });
}
type Address = ReturnType<World['guest']>;
const begin = (chat: Address, messageId: string = newId()) =>
  world.app.call(dialogueSiteApi.begin, { chat, messageId }, { siteOf: world.city.id, from: world.from() });
const answer = (chat: Address, blockId: string, value: string, messageId: string = newId()) =>
  world.app.call(dialogueSiteApi.answer, { chat, blockId, value, messageId }, { siteOf: world.city.id });
const waiting = async (chat: Address, siteOf = world.city.id) =>
  world.app.call(dialogueSiteApi.waiting, { chat }, { siteOf });
const said = async (chat: Address) =>
  (await world.look(chat)).body.messages.map(({ side, text }) => `${side}: ${text}`);

const ask: FlowBlock = {
  id: 'a',
  kind: 'buttons',
  text: { de: 'Worum geht es?' },
  options: [
    { id: 'name', label: { de: 'Mein Name' }, goTo: null },
    { id: 'mensch', label: { de: 'Ein Mensch' }, goTo: 'p' },
  ],
};
const name: FlowBlock = { id: 'n', kind: 'input', text: { de: 'Wie heißen Sie?' }, check: 'text', keepAs: 'name' };
const mail: FlowBlock = { id: 'e', kind: 'input', text: { de: 'Ihre Adresse?' }, check: 'email', keepAs: 'email' };
const end: FlowBlock = { id: 'z', kind: 'jump', goTo: 'bye' };
const person: FlowBlock = { id: 'p', kind: 'person', text: { de: 'Gleich kommt jemand.' } };
const bye: FlowBlock = { id: 'bye', kind: 'text', text: { de: 'Danke.' } };
const FLOW: Flow = [ask, name, mail, end, person, bye];

test('what is answered becomes conversation and contact; nobody waits until it is handed over', async () => {
  await published(FLOW);
  const chat = world.guest();
  expect((await begin(chat)).status).toBe(200);
  expect(await said(chat)).toEqual(['customer: Ich brauche Hilfe', 'staff: Worum geht es?']);
  const messageId = newId();
  expect((await answer(chat, 'a', 'name', messageId)).status).toBe(200);
  // A second tap finds nothing that waits for it.
  expect((await answer(chat, 'a', 'name', messageId)).body.code).toBe('dialogue.not_waiting');
  await answer(chat, 'n', 'Kim Weber');
  const wrong = await answer(chat, 'e', 'kim');
  expect([wrong.status, wrong.body.fields?.[0]?.code]).toEqual([422, 'field.email']);
  await answer(chat, 'e', 'kim@kunde.example');
  expect((await said(chat)).slice(-2)).toEqual(['customer: kim@kunde.example', 'staff: Danke.']);
  const seen = await world.openAt(chat);
  expect(seen).toMatchObject({ name: 'Kim Weber', email: 'kim@kunde.example', waitingSince: null });
  await world.app.runJobs();
  const mails = await world.app.db.rows(world.app.sql`
    select id from kit.mail where company_id = ${world.city.id} and recipient = 'kim@kunde.example'`);
  expect(mails).toEqual([]);
});

test('a person is waited for once it was handed over, and staff see all that was said before', async () => {
  await published(FLOW);
  const chat = world.guest();
  await begin(chat);
  await answer(chat, 'a', 'mensch');
  const seen = await world.openAt(chat);
  expect([seen.state, seen.waitingSince !== null]).toEqual(['open', true]);
  expect(seen.messages.map(({ text }) => text)).toEqual([
    'Ich brauche Hilfe',
    'Worum geht es?',
    'Ein Mensch',
    'Gleich kommt jemand.',
  ]);
  expect((await waiting(chat)).body.step).toBeNull();
  const found = await world.staff().call(chatApi.list, { filter: { tab: 'open' } });
  expect(found.body.chats.some(({ id }) => id === seen.id)).toBe(true);
});

test('how far people come is counted by block', async () => {
  const { id } = (await published(FLOW)).body;
  const [first, second] = [world.guest(), world.guest()];
  await begin(first);
  await begin(second);
  await answer(first, 'a', 'name');
  const { passages, begun } = (await editor().call(dialogueApi.find, { id })).body;
  const of = (blockId: string) => passages.find((each) => each.blockId === blockId);
  expect([begun, of('a'), of('n')]).toEqual([
    2,
    { blockId: 'a', reached: 2, answered: 1 },
    { blockId: 'n', reached: 1, answered: 0 },
  ]);
});

test('it is offered within its time, goes on by the edition it began with, and ends with a person where that is gone', async () => {
  const from = addMinutes(world.app.time.now, 60);
  const { id, version, content } = (await published(FLOW, { shownFrom: from, shownUntil: null })).body;
  const offered = async () =>
    (await world.app.call(dialogueSiteApi.offered, {}, { siteOf: world.city.id })).body.starter;
  expect(await offered()).toBeNull();
  expect((await begin(world.guest())).body.code).toBe('dialogue.not_waiting');
  world.app.time.now = from;
  expect(await offered()).toBe('Ich brauche Hilfe');
  const chat = world.guest();
  await begin(chat);

  const changed = { ...content, flow: [bye] };
  const saved = (await editor().call(dialogueApi.save, { id, version, content: changed })).body;
  await editor().call(dialogueApi.publish, { id, version: saved.version, ...always });
  expect((await waiting(chat)).body.step).toMatchObject({ blockId: 'a', kind: 'buttons' });
  await answer(chat, 'a', 'name');
  expect((await said(chat)).at(-1)).toBe('staff: Wie heißen Sie?');

  await editor().call(dialogueApi.remove, { id });
  expect((await answer(chat, 'n', 'Kim')).status).toBe(200);
  expect((await said(chat)).at(-1)).toBe('staff: Ich verbinde Sie mit unserem Team.');
  expect((await world.openAt(chat)).waitingSince).not.toBeNull();
});

test('nothing is told about anybody to who only knows an address: the status is that of this browser and this conversation', async () => {
  await published([{ id: 's', kind: 'status', text: {} }, bye]);
  const chat = world.guest();
  await begin(chat);
  expect(await said(chat)).toContain('staff: Zu diesem Gespräch gibt es weder eine Miete noch eine Bestellung.');
});

test('of two that could be offered the one published last is, and the screen says which', async () => {
  const older = (await published(FLOW)).body;
  expect([older.state, older.offeredInstead]).toEqual(['shown', '']);
  world.app.time.now = addMinutes(world.app.time.now, 1);
  const newer = (await published([bye])).body;
  const states = async () =>
    (await editor().call(dialogueApi.list, {})).body.dialogues.map(({ id, state, offeredInstead }) => [
      id === newer.id ? 'newer' : 'older',
      state,
      offeredInstead,
    ]);
  expect(await states()).toEqual([
    ['newer', 'shown', ''],
    ['older', 'behind', 'Hilfe'],
  ]);
  await editor().call(dialogueApi.pause, { id: newer.id, isPaused: true });
  expect(await states()).toEqual([
    ['newer', 'paused', ''],
    ['older', 'shown', ''],
  ]);
  const lonely = await published([{ id: 'j', kind: 'jump', goTo: 'bye' }, name, bye]);
  expect([lonely.body.code, lonely.body.params]).toEqual(['dialogue.unreachable', { number: 2 }]);
});

test('what goes in a circle is not published; another company sees, begins and answers nothing', async () => {
  const circle = await published([bye, { id: 'j', kind: 'jump', goTo: 'bye' }]);
  expect([circle.body.code, circle.body.params]).toEqual(['dialogue.endless', { number: 1 }]);
  const { id } = (await published(FLOW)).body;
  const rival = editor(world.hamburg.id);
  expect((await rival.call(dialogueApi.find, { id })).status).toBe(404);
  expect((await rival.call(dialogueApi.remove, { id })).status).toBe(404);
  const chat = world.guest();
  await begin(chat);
  expect((await answer({ ...chat, orderHash: 'x'.repeat(32) }, 'a', 'name')).body.code).toBe('dialogue.not_waiting');
  expect((await world.app.call(dialogueApi.list, {})).body.code).toBe('access.signed_out');
});

test('a service is chosen by a tap, and who chose it is taken along sealed; what is not offered is refused', async () => {
  const desk = world.app.as({ companyId: world.city.id, capabilities: ['appointments.manage'] });
  const service = {
    name: { de: 'Haarschnitt' },
    description: {},
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
  const { id: serviceId } = (await desk.call(setupApi.saveService, { service })).body;
  const book: FlowBlock = { id: 'b', kind: 'book', where: 'appointments', text: { de: 'Was soll gemacht werden?' } };
  await published([name, book, bye]);
  const chat = world.guest();
  await begin(chat);
  expect((await answer(chat, 'n', 'Kim Weber')).body.guest).toBeNull();
  expect((await waiting(chat)).body.step).toMatchObject({ kind: 'book', where: 'appointments' });
  expect((await answer(chat, 'b', newId())).body.code).toBe('appointment.service_unknown');
  const { guest } = (await answer(chat, 'b', serviceId)).body;
  expect([typeof guest, guest?.includes('Kim')]).toEqual(['string', false]);
  expect((await said(chat)).slice(-2)).toEqual(['customer: Haarschnitt', 'staff: Danke.']);
});

test('two taps at once are one answer', async () => {
  await published(FLOW);
  const chat = world.guest();
  await begin(chat);
  const both = await Promise.all([answer(chat, 'a', 'name'), answer(chat, 'a', 'mensch')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await said(chat)).filter((line) => line.startsWith('customer')).length).toBe(2);
  await world.app.call(chatSiteApi.customer, chat, { siteOf: world.city.id });
});

test('one for staff alone is not offered to customers, and hides no other', async () => {
  await published([ask, name, end, person, { id: 'bye', kind: 'text', text: { de: 'Bis bald.' } }]);
  const { id, version } = await written([person]);
  const internal = (await editor().call(dialogueApi.publish, { id, version, ...always, isInternal: true })).body;
  expect([internal.state, internal.isInternal, internal.offeredInstead]).toEqual(['internal', true, '']);
  const { dialogues: all } = (await editor().call(dialogueApi.list, {})).body;
  expect(all.map(({ state }) => state).sort()).toEqual(['internal', 'shown']);
  const chat = world.guest();
  await begin(chat);
  expect((await waiting(chat)).body.step?.blockId).toBe('a');
});
