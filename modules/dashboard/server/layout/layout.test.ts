import { userRemoved } from '@fachwerk/access/contract';
import { emit } from '@fachwerk/server/events';
import { newId } from '@fachwerk/server/ids';
import type { Caller, Module } from '@fachwerk/server/module';
import { openHouse, type TestHouse } from '@fachwerk/testing/house';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dashboardApi, type Layout } from '../../contract.ts';
import { defaultLayout } from '../../rules/default-layout.ts';
import { dashboard } from '../module.ts';

type Person = { readonly companyId: string; readonly userId: string; readonly roles: readonly string[] };

/** People with roles, which the stand-in of the test house does not have. */
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

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse(dashboard, people);
});
afterAll(() => house.close());

let reader: Person;
beforeEach(() => {
  reader = { companyId: newId(), userId: newId(), roles: ['reader'] };
});

const tokenOf = (person: Person) => Buffer.from(JSON.stringify(person)).toString('base64url');
const show = async (person: Person) => (await house.call(dashboardApi.layout, {}, { token: tokenOf(person) })).body;
const save = (person: Person, layout: Layout) =>
  house.call(dashboardApi.saveLayout, layout, { token: tokenOf(person) });

test('everybody starts with the arrangement of their role', async () => {
  expect(await show(reader)).toEqual({ ...defaultLayout(['reader']), isDefault: true });
  expect(await show({ ...reader, roles: ['administrator'] })).toEqual({
    ...defaultLayout(['administrator']),
    isDefault: true,
  });
});

test('an own arrangement stays, unknown names included, until it is reset', async () => {
  const own = { content: ['weather', 'news'], aside: [] };
  expect((await save(reader, { content: ['weather', 'news', 'weather'], aside: [] })).status).toBe(200);
  expect(await show(reader)).toEqual({ ...own, isDefault: false });
  await save(reader, { ...own, aside: ['pins'] });
  expect((await show(reader)).aside).toEqual(['pins']);
  expect((await house.call(dashboardApi.resetLayout, {}, { token: tokenOf(reader) })).status).toBe(200);
  expect((await show(reader)).isDefault).toBe(true);
});

test('nobody else sees or changes it, neither a colleague nor the same id in another company', async () => {
  await save(reader, { content: ['news'], aside: [] });
  const colleague = { ...reader, userId: newId() };
  const stranger = { ...reader, companyId: newId() };
  for (const other of [colleague, stranger]) {
    expect((await show(other)).isDefault).toBe(true);
    await house.call(dashboardApi.resetLayout, {}, { token: tokenOf(other) });
  }
  expect((await show(reader)).isDefault).toBe(false);
});

test('two tabs that save for the first time at once both succeed', async () => {
  const layouts = [['news'], ['pins']].map((content) => ({ content, aside: [] }));
  const answers = await Promise.all(layouts.map((layout) => save(reader, layout)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(layouts.map(({ content }) => content)).toContainEqual((await show(reader)).content);
});

const refusals = [
  ['an arrangement without an end', { content: Array.from({ length: 31 }, (_, i) => `m${i}`), aside: [] }, 'content'],
  ['a name without an end', { content: [], aside: ['x'.repeat(41)] }, 'aside.0'],
  ['an empty name', { content: [' '], aside: [] }, 'content.0'],
] as const;

for (const [name, layout, path] of refusals) {
  test(`${name} is refused at its field`, async () => {
    const answer = await save(reader, layout as unknown as Layout);
    expect([answer.status, answer.body.fields?.[0]?.path]).toEqual([422, path]);
  });
}

test('who is deleted leaves no arrangement behind', async () => {
  const colleague = { ...reader, userId: newId() };
  for (const person of [reader, colleague]) await save(person, { content: ['news'], aside: [] });
  await emit(house.work(), userRemoved, { companyId: reader.companyId, userId: reader.userId });
  await house.runJobs();
  expect((await show(reader)).isDefault).toBe(true);
  expect((await show(colleague)).isDefault).toBe(false);
});

test('without signing in there is no dashboard', async () => {
  expect((await house.call(dashboardApi.layout, {})).body.code).toBe('access.signed_out');
});
