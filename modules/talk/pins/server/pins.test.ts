import { appointments } from '@fachwerk/appointments/module';
import { boardApi } from '@fachwerk/boards/contract';
import { templateApi } from '@fachwerk/boards/contract-template';
import { boardTemplates } from '@fachwerk/boards/module';
import { chatApi } from '@fachwerk/chat/contract';
import { openChatApp } from '@fachwerk/chat/testing';
import { createCompany } from '@fachwerk/companies/facade';
import { dialogueApi } from '@fachwerk/dialogues/contract';
import { dialogueDeskApi } from '@fachwerk/dialogues/contract-desk';
import type { Flow } from '@fachwerk/dialogues/contract-flow';
import { dialogues } from '@fachwerk/dialogues/module';
import { media } from '@fachwerk/media/module';
import { newId } from '@fachwerk/server/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PinStart, pinApi } from '../contract.ts';
import { GUEST_ID_BYTES, visitorId } from '../rules/pin-style.ts';
import { pins } from './module.ts';

const CHAT = ['chat.read', 'chat.write'];
const BOARDS = ['boards.read', 'boards.work', 'boards.manage'];
const ALL = ['pins.manage', 'dialogues.edit', ...CHAT, ...BOARDS];

let world: Awaited<ReturnType<typeof openChatApp>>;
let own: ReturnType<typeof as>;
let stranger: ReturnType<typeof as>;
beforeAll(async () => {
  world = await openChatApp({}, media, appointments, dialogues, boardTemplates, pins);
  own = as(ALL);
  stranger = as(ALL, (await createCompany(world.app.work(), { name: 'Rival', kind: 'merchant' })).id);
});
afterAll(() => world.app.close());

function as(capabilities: readonly string[], companyId = world.city.id, userId = world.anna) {
  return world.app.as({ companyId, userId, capabilities });
}
const question: PinStart = { kind: 'question' };
const given = (starts: PinStart, name = 'Einkauf') => ({ pin: { name, description: '', starts }, card: null });
const added = async (starts: PinStart) => (await own.call(pinApi.blank, given(starts))).body.pin;
const listed = async (id: string, who = own) =>
  (await who.call(pinApi.list, {})).body.pins.find((pin) => pin.id === id)!;
const address = () => ({
  email: 'gast',
  orderHash: visitorId(crypto.getRandomValues(new Uint8Array(GUEST_ID_BYTES))),
});

async function template() {
  const board = (await own.call(boardApi.add, { user: null, name: 'Küche' })).body;
  const card = { description: '', labels: [], assignees: [], checklist: ['Zählen'], values: [], dueDays: null };
  const input = { boardId: board.id, columnId: null, title: 'Großeinkauf', card, rhythm: null };
  return { board, template: (await own.call(templateApi.save, { template: input })).body };
}

const FLOW: Flow = [
  {
    id: 'was',
    kind: 'buttons',
    text: { de: 'Was fehlt?' },
    options: [{ id: 'salz', label: { de: 'Salz' }, goTo: null }],
  },
  { id: 'fach', kind: 'open', text: { de: 'Fach öffnen?' } },
  { id: 'viel', kind: 'input', text: { de: 'Wie viel?' }, check: 'number', keepAs: 'name' },
  { id: 'mensch', kind: 'person', text: { de: 'Der Einkauf meldet sich.' } },
];
async function dialogue(isInternal = true) {
  const made = (await own.call(dialogueApi.create, { name: 'Bestellen' })).body;
  const content = { ...made.content, starter: { de: 'Etwas fehlt' }, flow: FLOW };
  const { id, version } = (await own.call(dialogueApi.save, { id: made.id, version: made.version, content })).body;
  const publish = { id, version, shownFrom: null, shownUntil: null, isInternal };
  return (await own.call(dialogueApi.publish, publish)).body;
}

test('a pin is added, edited, removed; another company knows nothing of it', async () => {
  const { id } = await added(question);
  const edited = { id, name: 'Großeinkauf', description: 'Was fehlt', starts: { kind: 'instruction', steps: ['A'] } };
  await own.call(pinApi.blank, { pin: edited as typeof edited & { starts: PinStart }, card: null });
  expect(await listed(id)).toEqual({ ...edited, targetName: '', done: 0, whyNot: null });
  expect((await stranger.call(pinApi.list, {})).body.pins).toEqual([]);
  expect((await stranger.call(pinApi.remove, { id })).status).toBe(404);
  const theirs = { ...given(question), pin: { ...given(question).pin, id } };
  expect((await stranger.call(pinApi.blank, theirs)).body.code).toBe('pin.unknown');
  expect((await own.call(pinApi.remove, { id })).status).toBe(200);
  expect(await listed(id)).toBeUndefined();
});

test('with a card it lies on a board of the company, and of no other', async () => {
  const { board } = await template();
  const [column] = (await own.call(boardApi.sheet, { boardId: board.id })).body.columns;
  const wanted = { ...given(question, 'Salz'), card: { columnId: column!.id } };
  const { cardId } = (await own.call(pinApi.blank, wanted)).body;
  const cards = (await own.call(boardApi.sheet, { boardId: board.id })).body.columns[0]!.items;
  expect(cards.map(({ id, title }) => [id, title])).toEqual([[cardId, 'Salz']]);
  expect((await stranger.call(pinApi.blank, wanted)).status).toBe(404);
  expect((await own.call(pinApi.blank, { ...wanted, card: { columnId: newId() } })).status).toBe(404);
});

test('the database itself refuses a pin with two targets, or with none', async () => {
  const insert = (starts: string, dialogueId: string | null, steps: string[]) =>
    world.app.db.rows(world.app.sql`
    insert into pins.pin (company_id, id, name, description, starts, dialogue_id, steps, position, created_at)
    values (${world.city.id}, ${newId()}, 'X', '', ${starts}, ${dialogueId}, ${steps}, 1, now())`);
  await expect(insert('dialogue', newId(), ['A'])).rejects.toThrow(/pin_one_target/);
  await expect(insert('dialogue', null, [])).rejects.toThrow(/pin_one_target/);
  await expect(insert('question', newId(), [])).rejects.toThrow(/pin_one_target/);
});

test('a pin makes a card of its template', async () => {
  const { board, template: made } = await template();
  const pin = await added({ kind: 'card', templateId: made.id });
  expect(pin).toMatchObject({ targetName: 'Großeinkauf', whyNot: null });
  const { cardId, board: at } = (await own.call(pinApi.makeCard, { id: pin.id })).body;
  expect(at).toEqual({ id: board.id, name: 'Küche' });
  const cards = (await own.call(boardApi.sheet, { boardId: board.id })).body.columns[0]!.items;
  expect(cards.map(({ id, title }) => [id, title])).toEqual([[cardId, 'Großeinkauf']]);
  expect((await stranger.call(pinApi.makeCard, { id: pin.id })).body.code).toBe('pin.unknown');

  const reader = as(['boards.read']);
  expect((await listed(pin.id, reader)).whyNot).toBe('pin.no_right');
  expect((await reader.call(pinApi.makeCard, { id: pin.id })).body.code).toBe('pin.no_right');

  await own.call(templateApi.remove, { id: made.id });
  expect(await listed(pin.id)).toMatchObject({ targetName: '', whyNot: 'pin.target_gone' });
  expect((await own.call(pinApi.makeCard, { id: pin.id })).body.code).toBe('pin.target_gone');
});

test('no pin is made of what is another company’s, or lies on somebody’s own board', async () => {
  const { template: made } = await template();
  const { id } = await dialogue();
  for (const starts of [
    { kind: 'card', templateId: made.id },
    { kind: 'dialogue', dialogueId: id },
  ] as const)
    expect((await stranger.call(pinApi.blank, given(starts))).body.code).toBe('pin.target_unknown');
  const board = (await own.call(boardApi.add, { user: world.anna, name: 'Annas' })).body;
  const card = { description: '', labels: [], assignees: [], checklist: [], values: [], dueDays: null };
  const input = { boardId: board.id, columnId: null, title: 'Privat', card, rhythm: null };
  const privately = (await own.call(templateApi.save, { template: input })).body;
  const refused = await own.call(pinApi.blank, given({ kind: 'card', templateId: privately.id }));
  expect(refused.body.code).toBe('pin.target_unknown');
  const { templates } = (await own.call(pinApi.targets, {})).body;
  expect(templates.map(({ name }) => name)).not.toContain('Privat');
});

test('a pin runs its dialogue in a conversation among colleagues, and hands over', async () => {
  const { id: dialogueId } = await dialogue();
  const pin = await added({ kind: 'dialogue', dialogueId });
  const chat = address();
  const messageId = newId();
  for (const _ of [1, 2]) expect((await own.call(pinApi.begin, { id: pin.id, chat, messageId })).status).toBe(200);
  const waiting = async (who = own) => (await who.call(dialogueDeskApi.waiting, { chat })).body.step;
  const answer = (blockId: string, value: string, who = own) =>
    who.call(dialogueDeskApi.answer, { chat, blockId, value, messageId: newId() });
  expect(await waiting()).toMatchObject({ blockId: 'was', options: [{ id: 'salz', label: 'Salz' }] });
  expect(await waiting(stranger)).toBeNull();
  expect((await answer('was', 'salz', stranger)).body.code).toBe('dialogue.not_waiting');
  expect((await answer('was', 'salz')).status).toBe(200);
  // No box opens for a member of staff: the block is passed over.
  expect(await waiting()).toMatchObject({ blockId: 'fach', options: [{ id: 'none', label: 'Überspringen' }] });
  await answer('fach', 'none');
  expect((await answer('viel', 'viel')).status).toBe(422);
  await answer('viel', '5');
  expect(await waiting()).toBeNull();
  const found = (await own.call(chatApi.open, { ...chat, itemId: pin.id })).body.chat!;
  expect(found.messages.map(({ side, text }) => `${side}: ${text}`)).toEqual([
    'customer: Etwas fehlt',
    'staff: Was fehlt?',
    'customer: Salz',
    'staff: Fach öffnen?',
    'customer: Jetzt nicht öffnen.',
    'staff: Wie viel?',
    'customer: 5',
    'staff: Der Einkauf meldet sich.',
  ]);
  expect([found.kind, found.name, found.waitingSince !== null]).toEqual(['intern', 'Test Person', true]);
});

test('a dialogue that is paused or deleted is not begun, and not without the right to write', async () => {
  const { id: dialogueId } = await dialogue();
  const { id } = await added({ kind: 'dialogue', dialogueId });
  const begin = async (who = own) =>
    (await who.call(pinApi.begin, { id, chat: address(), messageId: newId() })).body.code;
  expect(await begin(as(['chat.read']))).toBe('pin.no_right');
  await own.call(dialogueApi.pause, { id: dialogueId, isPaused: true });
  expect([(await listed(id)).whyNot, await begin()]).toEqual(['pin.not_published', 'pin.not_published']);
  await own.call(dialogueApi.remove, { id: dialogueId });
  expect([(await listed(id)).whyNot, await begin()]).toEqual(['pin.target_gone', 'pin.target_gone']);
  const other = { id, name: 'Einkauf', description: '', starts: question };
  await own.call(pinApi.blank, { pin: other, card: null });
  expect([(await listed(id)).whyNot, await begin()]).toEqual([null, 'pin.changed_meanwhile']);
});

test('steps are ticked off one after the other, by each person for themselves', async () => {
  const steps = ['Zählen', 'Drucken', 'Ablegen'];
  const { id } = await added({ kind: 'instruction', steps });
  const nobody = as([]);
  const ben = as([], world.city.id, world.ben);
  const tick = (done: number, who = nobody) => who.call(pinApi.tick, { id, done });
  expect((await tick(2)).body.code).toBe('pin.step_skipped');
  for (const done of [1, 2, 2]) expect((await tick(done)).body.done).toBe(done);
  expect([(await listed(id, nobody)).done, (await listed(id, ben)).done]).toEqual([2, 0]);
  expect((await tick(1)).body.done).toBe(1);
  expect((await stranger.call(pinApi.tick, { id, done: 1 })).body.code).toBe('pin.unknown');

  const save = (name: string, next: string[]) =>
    own.call(pinApi.blank, {
      pin: { id, name, description: '', starts: { kind: 'instruction', steps: next } },
      card: null,
    });
  await save('Anderer Name', steps);
  expect((await listed(id, nobody)).done).toBe(1);
  await save('Anderer Name', [...steps, 'Melden']);
  expect((await listed(id, nobody)).done).toBe(0);
});
