import { alertApi } from '@fachwerk/alerts/contract';
import { raiseAlert } from '@fachwerk/alerts/facade';
import { addPerson } from '@fachwerk/auth/testing';
import { linkApi } from '@fachwerk/board-links/contract';
import { boardLinks } from '@fachwerk/board-links/module';
import { boardApi, boardCapabilities } from '@fachwerk/boards/contract';
import { cardApi } from '@fachwerk/boards/contract-card';
import { boards } from '@fachwerk/boards/module';
import { chatApi, chatCapabilities } from '@fachwerk/chat/contract';
import { chatSiteApi } from '@fachwerk/chat/contract-site';
import { chat } from '@fachwerk/chat/module';
import { inquiryReceived } from '@fachwerk/inquiries/contract';
import { inquiries } from '@fachwerk/inquiries/module';
import { orderApi } from '@fachwerk/orders/contract-staff';
import { openRentals, type TestRentals } from '@fachwerk/rentals/testing';
import { emit } from '@fachwerk/server/events';
import { newId, newSecret } from '@fachwerk/server/ids';
import { shop } from '@fachwerk/shop/module';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Action, type RuleInput, ruleApi } from '../contract.ts';
import { automation } from './module.ts';
import { runRuleJob } from './run/run-rule.job.ts';
import { watchClockJob } from './run/watch-clock.job.ts';

const ALL = [
  ...Object.keys(boardCapabilities),
  ...Object.keys(chatCapabilities),
  'alerts.read',
  'alerts.handle',
  'orders.read',
  'orders.status',
];

let world: TestRentals;
let my: ReturnType<TestRentals['staff']>;
let boardId: string;
let columns: string[];
let label: string;
let anna: string;

beforeAll(async () => {
  world = await openRentals(boards, boardLinks, inquiries, shop, chat, automation);
  anna = await addPerson(world.app, world.city.id, { name: 'Anna Groß', backendRoles: ['staff'] });
});
afterAll(() => world.app.close());
beforeEach(async () => {
  await world.app.db.rows(world.app.sql`
    update automation.rule set active_since = null where company_id = ${world.city.id}`);
  my = world.staff(world.city, ALL);
  boardId = (await my.call(boardApi.add, { user: null, name: 'Störungen' })).body.id;
  columns = (await my.call(boardApi.sheet, { boardId })).body.columns.map(({ id }) => id);
  label = (await my.call(boardApi.addLabel, { boardId, label: { name: 'Eilt', colour: 'red' } })).body.id;
});

const rule = (given: Partial<RuleInput>): RuleInput => ({
  boardId,
  name: 'Regel',
  isActive: true,
  conditions: [],
  delayMinutes: 0,
  ready: null,
  trigger: { kind: 'card_moved', columnId: columns[1]! },
  actions: [{ kind: 'label', labelId: label, isOff: false }],
  ...given,
});
const save = async (given: Partial<RuleInput>) => {
  const saved = await my.call(ruleApi.save, { rule: rule(given) });
  expect(saved.body.error).toBeUndefined();
  return saved.body;
};
const add = async (title: string, column = 0) =>
  (await my.call(cardApi.save, { card: { title }, column: columns[column]! })).body.id;
const move = (id: string, to: number) =>
  my.call(cardApi.resort, { idSorts: [{ id, sort: 'V' }], colSource: columns[0]!, colTarget: columns[to]! });
const card = async (cardId: string) => (await my.call(cardApi.find, { cardId })).body;
const runs = async () => (await my.call(ruleApi.runs, { boardId })).body.runs;
const titles = async () =>
  (await my.call(boardApi.sheet, { boardId })).body.columns.flatMap(({ items }) => items.map(({ title }) => title));
const strike = () => watchClockJob.run(world.app.work(), {} as never);

test('a rule reads the automation label of a card', async () => {
  const [named, other] = [await add('Mit Etikett'), await add('Ohne Etikett')];
  await my.call(cardApi.save, { card: { id: named, label3: 'Wartung' }, column: columns[0]! });
  const draft = rule({
    conditions: [{ field: 'label3', isNot: false, values: ['wartung'] }],
    actions: [{ kind: 'move', columnId: columns[2]! }],
  });
  const saved = await save(draft);
  for (const id of [named, other]) await move(id, 1);
  await world.app.runJobs();
  expect([(await card(named)).columnId, (await card(other)).columnId]).toEqual([columns[2], columns[1]]);
  await my.call(ruleApi.remove, { id: saved.id });
});

test('a rule is tried on what has happened, saved, fires, is logged and taken back', async () => {
  const [before, held] = [await add('Klemmt'), await add('Ohne Strom')];
  for (const id of [before, held]) await move(id, 1);
  const draft = rule({
    conditions: [{ field: 'title', isNot: false, values: ['klemmt'] }],
    actions: [
      { kind: 'label', labelId: label, isOff: false },
      { kind: 'assign', userId: anna },
      { kind: 'due', days: 2 },
      { kind: 'checklist', items: ['Ansehen', 'Melden'] },
      { kind: 'comment', text: 'Liegt in {spalte}' },
      { kind: 'move', columnId: columns[2]! },
    ],
  });
  const trial = (await my.call(ruleApi.try, { rule: draft })).body;
  expect([trial.days, trial.count, trial.heldBack]).toEqual([30, 1, 1]);
  expect(trial.samples.map(({ subjectName }) => subjectName)).toEqual(['Klemmt']);
  expect((await card(before)).labels).toEqual([]);

  await save(draft);
  const id = await add('Klemmt wieder');
  await move(id, 1);
  await world.app.runJobs();
  const after = await card(id);
  expect([after.labels, after.assignees, after.columnId]).toEqual([[label], [anna], columns[2]]);
  expect(after.checklist.map(({ text }) => text)).toEqual(['Ansehen', 'Melden']);
  expect(after.dueOn).not.toBeNull();
  expect(after.history.find(({ kind }) => kind === 'comment')).toMatchObject({
    comment: 'Liegt in In Arbeit',
    personName: 'Regel',
  });

  const [run] = await runs();
  expect([run?.state, run?.isUndoable, run?.cardId]).toEqual(['done', true, id]);
  const undone = (await my.call(ruleApi.undo, { id: run!.id })).body;
  expect([undone.state, undone.isUndoable]).toEqual(['undone', false]);
  expect(undone.effects.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    'label undone',
    'assign undone',
    'due undone',
    'checklist undone',
    'comment left',
    'move undone',
  ]);
  const back = await card(id);
  expect([back.labels, back.assignees, back.columnId, back.dueOn, back.checklist]).toEqual([
    [],
    [],
    columns[1],
    null,
    [],
  ]);
  await world.app.runJobs();
  expect(await runs()).toHaveLength(1);
  expect((await my.call(ruleApi.undo, { id: run!.id })).body.code).toBe('run.not_undoable');
});

test('what somebody has gone on working with stays as it is', async () => {
  await save({ actions: [{ kind: 'move', columnId: columns[2]! }] });
  const id = await add('Klemmt');
  await move(id, 1);
  await world.app.runJobs();
  await move(id, 0);
  const [run] = await runs();
  const undone = (await my.call(ruleApi.undo, { id: run!.id })).body;
  expect(undone.effects.map(({ state }) => state)).toEqual(['left']);
  expect((await card(id)).columnId).toBe(columns[0]);
});

test('rules that start each other stop, and say so', async () => {
  await save({
    name: 'Hin',
    trigger: { kind: 'card_moved', columnId: columns[1]! },
    actions: [{ kind: 'move', columnId: columns[0]! }],
  });
  await save({
    name: 'Her',
    trigger: { kind: 'card_moved', columnId: columns[0]! },
    actions: [{ kind: 'move', columnId: columns[1]! }],
  });
  const id = await add('Klemmt');
  await move(id, 1);
  await world.app.runJobs();
  expect((await runs()).map(({ ruleName, state }) => `${ruleName} ${state}`)).toEqual([
    'Hin stopped',
    'Her done',
    'Hin done',
  ]);
  expect((await runs())[0]?.problem?.code).toBe('rules.stopped.loop');
});

test('what waits is cancelled under the label of the card, and by hand; conditions are asked again', async () => {
  const eilt = { field: 'label' as const, isNot: true, values: [label] };
  await save({ delayMinutes: 60, conditions: [eilt], actions: [{ kind: 'move', columnId: columns[2]! }] });
  const [one, two, three, four] = [await add('Eins'), await add('Zwei'), await add('Drei'), await add('Vier')];
  await my.call(cardApi.save, { card: { id: one, label3: 'Wartung' }, column: columns[0]! });
  for (const id of [one, two, three, four]) await move(id, 1);
  await world.app.runJobs();
  expect((await my.call(ruleApi.ofCard, { cardId: one })).body.runs.map(({ state }) => state)).toEqual(['waiting']);

  const reset = (id: string, label3: string) => my.call(cardApi.resetQueue, { label3, card: { id } });
  expect((await reset(one, 'anders')).body.cancelled).toBe(0);
  expect((await reset(one, 'wartung')).body.cancelled).toBe(1);
  const waiting = (await my.call(ruleApi.ofCard, { cardId: two })).body.runs[0]!;
  expect((await my.call(ruleApi.cancel, { id: waiting.id })).body.state).toBe('cancelled');
  expect((await my.call(ruleApi.cancel, { id: waiting.id })).body.code).toBe('run.not_waiting');
  await my.call(cardApi.save, { card: { id: three, labels: [label] }, column: columns[0]! });
  world.later(61);
  await world.app.runJobs();
  expect(await Promise.all([one, two, three, four].map(async (id) => (await card(id)).columnId))).toEqual([
    columns[1],
    columns[1],
    columns[1],
    columns[2],
  ]);
  expect((await my.call(ruleApi.ofCard, { cardId: three })).body.runs[0]?.state).toBe('skipped');
});

test('a refusal undoes all of a run and stands in the log; a rule that is switched off does nothing more', async () => {
  const column = { id: columns[2]!, boardId, name: 'Erledigt', wipLimit: 1, isDone: true };
  await my.call(boardApi.saveColumn, { column });
  await add('Voll', 2);
  const label1: Action = { kind: 'label', labelId: label, isOff: false };
  const { id: ruleId } = await save({ actions: [label1, { kind: 'move', columnId: columns[2]! }] });
  const id = await add('Klemmt');
  await move(id, 1);
  await world.app.runJobs();
  const [run] = await runs();
  expect([run?.state, run?.problem]).toEqual([
    'failed',
    { code: 'column.full', params: { name: 'Erledigt', limit: 1 } },
  ]);
  expect((await card(id)).labels).toEqual([]);

  await my.call(ruleApi.toggle, { id: ruleId, isActive: false });
  const next = await add('Noch eine');
  await move(next, 1);
  await world.app.runJobs();
  expect(await runs()).toHaveLength(1);
  expect((await my.call(ruleApi.remove, { id: ruleId })).status).toBe(200);
  expect((await my.call(ruleApi.remove, { id: ruleId })).body.code).toBe('rule.unknown');
  expect(await runs()).toHaveLength(1);
});

test('two workers with the same run do it once', async () => {
  await save({ actions: [{ kind: 'card', columnId: columns[0]!, title: 'Neu', description: '' }] });
  const id = await add('Klemmt');
  await move(id, 1);
  const [run] = await runs();
  const payload = { companyId: world.city.id, runId: run!.id };
  const work = () => runRuleJob.run(world.app.work(), payload as never);
  const row = world.app
    .sql`select from automation.run where company_id = ${world.city.id} and id = ${run!.id} for update`;
  await world.app.race(row, () => [work(), work()]);
  expect((await titles()).filter((title) => title === 'Neu')).toHaveLength(1);
});

test('an alert of a franchisee becomes a card of its franchisor, and is done when the card is; taken back, it is open', async () => {
  await save({
    name: 'Karte zu jeder Meldung',
    trigger: { kind: 'alert_raised' },
    conditions: [{ field: 'alert_kind', isNot: false, values: ['jam'] }],
    actions: [{ kind: 'card', columnId: columns[0]!, title: '{meldung}: {fach}', description: '{link}' }],
  });
  await save({
    name: 'Erledigt',
    trigger: { kind: 'card_moved', columnId: columns[2]! },
    actions: [{ kind: 'finish_alerts' }],
  });
  const raise = (kind: 'jam' | 'battery_low') =>
    world.within(world.hamburg.id, (ctx) =>
      raiseAlert(ctx, { kind, subject: { kind: 'lock', id: newId(), name: 'A7' }, location: null }),
    );
  const { alertId } = await raise('jam');
  await raise('battery_low');
  await world.app.runJobs();
  const made = (await my.call(boardApi.sheet, { boardId })).body.columns[0]!.items;
  expect(made.map(({ title }) => title)).toEqual(['Schloss klemmt: A7']);
  const links = (await my.call(linkApi.list, { cardId: made[0]!.id })).body.links;
  expect(links.map(({ kind, id, state }) => [kind, id, state])).toEqual([['alert', alertId, 'open']]);

  await move(made[0]!.id, 2);
  await world.app.runJobs();
  const state = async () => (await my.call(alertApi.find, { id: alertId })).body.state;
  expect(await state()).toBe('done');
  const [run] = await runs();
  await my.call(ruleApi.undo, { id: run!.id });
  expect(await state()).toBe('open');
});

test('the clock: a day that comes near, a week’s plan and an overrun rental each start a rule once', async () => {
  await world.boxes(world.berlin, 1);
  const rented = await world.rent({ place: world.berlin, email: 'uhr@example.org' });
  await save({
    name: 'Bald',
    trigger: { kind: 'due_soon', days: 1 },
    actions: [{ kind: 'mail', to: [anna], subject: 'Bald: {karte}', text: 'x' }],
  });
  const made = (title: string): Action => ({ kind: 'card', columnId: columns[0]!, title, description: '' });
  await save({
    name: 'Woche',
    trigger: { kind: 'weekly', weekdays: [1, 2, 3, 4, 5, 6, 7], hour: 7 },
    actions: [made('Runde')],
  });
  await save({ name: 'Zu lang', trigger: { kind: 'rental_overrun' }, actions: [made('Überzogen: {standort}')] });
  const day = new Date(world.app.time.now.getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
  await my.call(cardApi.save, { card: { title: 'Fällig', dueOn: day }, column: columns[0]! });
  await strike();
  await world.app.runJobs();
  expect(await titles()).toEqual(['Fällig']);

  for (const minutes of [60, 23 * 60, 5, 5]) {
    world.later(minutes);
    await strike();
    await world.app.runJobs();
  }
  const all = await titles();
  expect(all.filter((title) => title === 'Runde')).toHaveLength(1);
  expect(all.filter((title) => title === 'Überzogen: Berlin')).toHaveLength(1);
  expect((await world.mails()).filter(({ subject }) => subject === 'Bald: Fällig')).toHaveLength(1);
  expect((await runs()).find(({ subjectKind }) => subjectKind === 'rental')?.subjectId).toBe(rented.id);
  const trial = await my.call(ruleApi.try, {
    rule: rule({ trigger: { kind: 'rental_overrun' }, actions: [made('x')] }),
  });
  expect(trial.body.count).toBe(1);
});

test('a form that was sent and an order that got its status start rules; the trial finds the same', async () => {
  const made = (title: string): Action => ({ kind: 'card', columnId: columns[0]!, title, description: '' });
  const byForm = rule({ trigger: { kind: 'form_sent' }, actions: [made('Anfrage: {seite}')] });
  const byOrder = rule({
    trigger: { kind: 'order_status', status: 'return' },
    actions: [made('Retoure {bestellnummer}')],
  });
  for (const each of [byForm, byOrder]) await save(each);
  const inquiryId = newId();
  await world.within(world.city.id, async (ctx) => {
    await ctx.db.write(world.app.sql`
      insert into inquiries.inquiry (company_id, id, kind, received_at, page_id, page_title, language, answers, search_text, sent_key)
      values (${world.city.id}, ${inquiryId}, 'contact', ${ctx.now}, ${newId()}, 'Kontakt', 'de', '[]', '', ${inquiryId})`);
    await emit(ctx, inquiryReceived, { companyId: world.city.id, inquiryId });
  });
  await world.boxes(world.berlin, 1);
  const rented = await world.rent({ place: world.berlin, email: 'retoure@example.org' });
  expect((await my.call(orderApi.setStatus, { orderId: rented.orderId!, status: 'return', reason: '' })).status).toBe(
    200,
  );
  await world.app.runJobs();
  expect((await titles()).sort()).toEqual(['Anfrage: Kontakt', `Retoure ${rented.orderNumber}`]);
  for (const each of [byForm, byOrder]) expect((await my.call(ruleApi.try, { rule: each })).body.count).toBe(1);
});

test('a customer who waits for an answer starts a rule once, is answered by it and waits on; who was answered in time starts nothing', async () => {
  const customer = { email: 'gast', orderHash: newSecret(24) };
  const write = (text: string) =>
    world.app.call(
      chatSiteApi.send,
      { chat: customer, message: { id: newId(), text, fileIds: [] } },
      { siteOf: world.city.id },
    );
  const opened = async () => (await my.call(chatApi.open, customer)).body.chat!;
  const desk = world.app.as({ companyId: world.city.id, userId: anna, capabilities: ALL });
  const answer = async () =>
    desk.call(chatApi.send, {
      chat: { id: (await opened()).id },
      message: { id: newId(), text: 'Ich sehe nach', fileIds: [], isNote: false },
      getResponse: false,
      user: null,
    });
  const card: Action = { kind: 'card', columnId: columns[0]!, title: 'Antworten', description: '{link}' };
  const said: Action = { kind: 'message', text: 'Wir melden uns bis morgen früh.' };
  const stuck = rule({
    trigger: { kind: 'message_received' },
    conditions: [{ field: 'message', isNot: false, values: ['klemmt'] }],
    actions: [card, said],
  });
  expect((await my.call(ruleApi.save, { rule: rule({ actions: [said] }) })).body.code).toBe('rule.action_without_chat');
  await save(stuck);
  await save({ name: 'Später', trigger: { kind: 'message_received' }, delayMinutes: 60, actions: [card] });

  await write('Mein Fach klemmt');
  await write('Hallo?');
  await world.app.runJobs();
  expect(await titles()).toEqual(['Antworten']);
  const { messages, waitingSince } = await opened();
  expect(messages.map(({ side, text }) => [side, text])).toEqual([
    ['customer', 'Mein Fach klemmt'],
    ['customer', 'Hallo?'],
    ['staff', 'Wir melden uns bis morgen früh.'],
  ]);
  expect(waitingSince).not.toBeNull();
  const stored = await world.app.db.rows<{ run: string }>(world.app.sql`
    select u::text as run from automation.run u where company_id = ${world.city.id} and board_id = ${boardId}`);
  expect(stored.map(({ run }) => run).join()).not.toContain('klemmt');

  expect((await answer()).body).toMatchObject({ message: { text: 'Ich sehe nach' } });
  world.app.time.now = new Date(world.app.time.now.getTime() + 61 * 60_000);
  await write('Danke');
  await world.app.runJobs();
  expect((await runs()).map(({ ruleName, state }) => [ruleName, state])).toEqual([
    ['Später', 'waiting'],
    ['Später', 'skipped'],
    ['Regel', 'done'],
  ]);
  const trial = (await my.call(ruleApi.try, { rule: stuck })).body;
  expect([trial.count, trial.heldBack]).toEqual([1, 1]);
});

test('a webhook goes to allowed hosts alone, and what came of it stands in the log', async () => {
  const hook: Action = { kind: 'webhook', url: 'https://partner.example/hook?key=PLANTED' };
  expect((await my.call(ruleApi.save, { rule: rule({ actions: [hook] }) })).body.code).toBe('rule.host_not_allowed');
  await world.app.db.rows(world.app.sql`
    insert into logs.allowed_host (company_id, host) values (${world.city.id}, 'partner.example')`);
  const asked: string[] = [];
  let status = 200;
  const send = async (url: string, { body = '' }: { body?: string }) => {
    asked.push(body);
    return { status, url, headers: {}, bytes: new Uint8Array(), body: '' };
  };
  Object.assign(world.app.app, { outbound: { send, get: send } });
  await save({ actions: [hook] });
  await move(await add('Klemmt'), 1);
  await world.app.runJobs();
  status = 500;
  await move(await add('Noch einmal'), 1);
  await world.app.runJobs();
  expect(asked.map((body) => JSON.parse(body).subject.name)).toEqual(['Klemmt', 'Noch einmal']);
  expect((await runs()).flatMap(({ effects }) => effects.map(({ name, state }) => `${name} ${state}`))).toEqual([
    'partner.example failed',
    'partner.example done',
  ]);
});

test('nobody else sees or touches a rule: not another company, not a colleague where the board is one’s own', async () => {
  const { id } = await save({});
  await move(await add('Klemmt'), 1);
  await world.app.runJobs();
  const [run] = await runs();
  const others = world.staff(world.other, ALL);
  const own = (await others.call(boardApi.add, { user: null, name: 'Fremd' })).body;
  const sheet = (await others.call(boardApi.sheet, { boardId: own.id })).body;
  const statuses = [
    await others.call(ruleApi.list, { boardId }),
    await others.call(ruleApi.runs, { boardId }),
    await others.call(ruleApi.save, { rule: rule({ id }) }),
    await others.call(ruleApi.save, { rule: { ...rule({ id }), boardId: own.id } }),
    await others.call(ruleApi.try, { rule: rule({}) }),
    await others.call(ruleApi.toggle, { id, isActive: false }),
    await others.call(ruleApi.remove, { id }),
    await others.call(ruleApi.ofCard, { cardId: run!.cardId! }),
    await others.call(ruleApi.undo, { id: run!.id }),
    await others.call(ruleApi.cancel, { id: run!.id }),
  ].map(({ status }) => status);
  expect(statuses).toEqual(statuses.map(() => 404));
  const stolen = { ...rule({ trigger: { kind: 'card_moved', columnId: null } }), boardId: own.id };
  const foreign: Action = { kind: 'move', columnId: columns[0]! };
  expect((await others.call(ruleApi.save, { rule: { ...stolen, actions: [foreign] } })).body.code).toBe(
    'rule.column_unknown',
  );
  const fine: Action = { kind: 'move', columnId: sheet.columns[0]!.id };
  expect((await others.call(ruleApi.save, { rule: { ...stolen, actions: [fine] } })).status).toBe(200);

  const me = newId();
  const mine = world.app.as({ companyId: world.city.id, userId: me, capabilities: ALL });
  const secret = (await mine.call(boardApi.add, { user: me, name: 'Meins' })).body.id;
  expect((await my.call(ruleApi.list, { boardId: secret })).status).toBe(404);
  const reader = world.staff(world.city, ['boards.read', 'boards.work']);
  expect((await reader.call(ruleApi.list, { boardId })).status).toBe(403);
});

test('a rule of a board of one’s own works there', async () => {
  const me = newId();
  const mine = world.app.as({ companyId: world.city.id, userId: me, capabilities: ALL });
  const own = (await mine.call(boardApi.add, { user: me, name: 'Meins' })).body.id;
  const [first, second] = (await mine.call(boardApi.sheet, { boardId: own })).body.columns.map(({ id }) => id);
  const draft = rule({
    trigger: { kind: 'card_added' },
    actions: [{ kind: 'move', columnId: second! }],
  });
  expect((await mine.call(ruleApi.save, { rule: { ...draft, boardId: own } })).status).toBe(200);
  const { id } = (await mine.call(cardApi.save, { card: { title: 'Meine' }, column: first! })).body;
  await world.app.runJobs();
  expect((await mine.call(cardApi.find, { cardId: id })).body.columnId).toBe(second);
});
