import { userRemoved } from '@fachwerk/auth/contract';
import { companies } from '@fachwerk/companies/module';
import type { Caller } from '@fachwerk/server/ctx';
import { emit } from '@fachwerk/server/events';
import { newId } from '@fachwerk/server/ids';
import type { Module } from '@fachwerk/server/module';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dashboardApi, type Layout } from '../../contract.ts';
import { defaultLayout, FIRST_LAYOUT } from '../../rules/default-layout.ts';
import { dashboard } from '../module.ts';

type Person = { readonly companyId: string; readonly userId: string; readonly roles: readonly string[] };

/** Callers with roles, which the default test app lacks. */
const people: Module = {
  name: 'people-with-roles',
  authenticate: async (_ctx, token): Promise<Caller> => {
    const person = JSON.parse(Buffer.from(token, 'base64url').toString()) as Person;
    return {
      kind: 'staff',
      sessionId: person.userId,
      name: 'Test',
      language: 'de',
      capabilities: new Set(),
      ...person,
    };
  },
};

/** Answers of another module: whether the company has data yet. */
let hasBegun = true;
let hasItems = false;
let hasServices = false;
const beginning: Module = {
  name: 'beginning',
  firstSteps: [
    { name: 'wall', rank: 1, path: '/', capability: 'x', isBeginning: true, isDone: async () => hasBegun },
    { name: 'items', rank: 1, path: '/', capability: 'x', isBeginning: true, isDone: async () => hasItems },
    { name: 'services', rank: 1, path: '/', capability: 'x', isBeginning: true, isDone: async () => hasServices },
    { name: 'company', rank: 2, path: '/', capability: 'x', isDone: async () => true },
  ],
};

let app: TestApp;
beforeAll(async () => {
  app = await openApp(companies, dashboard, people, beginning);
});
afterAll(() => app.close());

let reader: Person;
beforeEach(() => {
  reader = { companyId: newId(), userId: newId(), roles: ['reader'] };
});

const tokenOf = (person: Person) => Buffer.from(JSON.stringify(person)).toString('base64url');
const show = async (person: Person) => (await app.call(dashboardApi.layout, {}, { token: tokenOf(person) })).body;
type Given = Layout & { readonly device?: 'phone' };
const save = (person: Person, layout: Given) => app.call(dashboardApi.saveLayout, layout, { token: tokenOf(person) });

test('before there is anything to count nobody is shown zeros, unless they want to', async () => {
  hasBegun = false;
  expect(await show(reader)).toEqual({ ...FIRST_LAYOUT, isDefault: true, phone: null });
  hasBegun = true;
  expect(await show(reader)).toEqual({ ...defaultLayout(['reader']), isDefault: true, phone: null });
  await save(reader, { content: ['walls'], aside: [], halves: [] });
  expect(await show(reader)).toMatchObject({ content: ['walls'], aside: [], halves: [], isDefault: false });
});

test('who sells goods and has no boxes is shown nothing about boxes, and orders first', async () => {
  [hasBegun, hasItems] = [false, true];
  const { content, aside } = await show({ ...reader, roles: ['administrator'] });
  expect(content.slice(0, 2)).toEqual(['service', 'ordermodule']);
  const ofBoxes = ['alerts', 'overruns', 'walls', 'rentals', 'batteries'];
  expect([...content, ...aside].filter((name) => ofBoxes.includes(name))).toEqual([]);
  [hasBegun, hasItems] = [true, false];
});

test('who gives appointments and sells no goods is shown those of today first', async () => {
  [hasBegun, hasServices] = [false, true];
  const { content } = await show({ ...reader, roles: ['administrator'] });
  expect([content[0], content.includes('ordermodule')]).toEqual(['day', false]);
  [hasBegun, hasServices] = [true, false];
});

test('everybody starts with the arrangement of their role', async () => {
  expect(await show(reader)).toMatchObject({ ...defaultLayout(['reader']), isDefault: true });
  expect(await show({ ...reader, roles: ['administrator'] })).toMatchObject({
    ...defaultLayout(['administrator']),
    isDefault: true,
  });
});

test('an own arrangement stays, unknown names included, until it is reset', async () => {
  const own = { content: ['weather', 'news'], aside: [], halves: ['news'] };
  expect(
    (await save(reader, { ...own, content: ['weather', 'news', 'weather'], halves: ['news', 'news'] })).status,
  ).toBe(200);
  expect(await show(reader)).toEqual({ ...own, isDefault: false, phone: null });
  await save(reader, { ...own, aside: ['pins'] });
  expect((await show(reader)).aside).toEqual(['pins']);
  expect((await app.call(dashboardApi.resetLayout, {}, { token: tokenOf(reader) })).status).toBe(200);
  expect((await show(reader)).isDefault).toBe(true);
});

test('a phone has the arrangement of the desk until it has one of its own', async () => {
  const [desk, phone] = [['news', 'pins'], ['pins']].map((content) => ({ content, aside: [], halves: [] }));
  await save(reader, desk!);
  await save(reader, { ...phone!, device: 'phone' });
  expect(await show(reader)).toEqual({ ...desk, isDefault: false, phone });
  await app.call(dashboardApi.resetLayout, {}, { token: tokenOf(reader) });
  expect(await show(reader)).toMatchObject({ isDefault: true, phone });
  await app.call(dashboardApi.resetLayout, { device: 'phone' }, { token: tokenOf(reader) });
  expect((await show(reader)).phone).toBeNull();
});

test('nobody else sees or changes it, neither a colleague nor the same id in another company', async () => {
  await save(reader, { content: ['news'], aside: [], halves: [] });
  const colleague = { ...reader, userId: newId() };
  const stranger = { ...reader, companyId: newId() };
  for (const other of [colleague, stranger]) {
    expect((await show(other)).isDefault).toBe(true);
    await app.call(dashboardApi.resetLayout, {}, { token: tokenOf(other) });
  }
  expect((await show(reader)).isDefault).toBe(false);
});

test('two tabs that save for the first time at once both succeed', async () => {
  const layouts = [['news'], ['pins']].map((content) => ({ content, aside: [], halves: [] }));
  const answers = await Promise.all(layouts.map((layout) => save(reader, layout)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(layouts.map(({ content }) => content)).toContainEqual((await show(reader)).content);
});

const refusals = [
  [
    'an arrangement without an end',
    { content: Array.from({ length: 31 }, (_, i) => `m${i}`), aside: [], halves: [] },
    'content',
  ],
  ['a name without an end', { content: [], aside: ['x'.repeat(41)], halves: [] }, 'aside.0'],
  ['an empty name', { content: [' '], aside: [], halves: [] }, 'content.0'],
] as const;

for (const [name, layout, path] of refusals) {
  test(`${name} is refused at its field`, async () => {
    const answer = await save(reader, layout as unknown as Layout);
    expect([answer.status, answer.body.fields?.[0]?.path]).toEqual([422, path]);
  });
}

test('who is deleted leaves no arrangement behind', async () => {
  const colleague = { ...reader, userId: newId() };
  for (const person of [reader, colleague]) {
    await save(person, { content: ['news'], aside: [], halves: [] });
    await save(person, { content: ['news'], aside: [], halves: [], device: 'phone' });
  }
  await emit(app.work(), userRemoved, { companyId: reader.companyId, userId: reader.userId });
  await app.runJobs();
  expect(await show(reader)).toMatchObject({ isDefault: true, phone: null });
  expect((await show(colleague)).isDefault).toBe(false);
});

test('without signing in there is no dashboard', async () => {
  expect((await app.call(dashboardApi.layout, {})).body.code).toBe('access.signed_out');
});
