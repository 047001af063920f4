import { askName } from '@fachwerk/base/ask-name';
import { dashboardApi } from '@fachwerk/dashboard/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Everything, openEverything } from './open-everything.ts';

/** What the whole first screen costs the database, the check of the session included. */
const MOST_STATEMENTS = 8;

let everything: Everything;
let count = 0;
beforeAll(async () => {
  everything = await openEverything({ onStatement: () => void count++ });
});
afterAll(() => everything.app.close());

const screenOf = async (token: string) => {
  const { status, body } = await everything.app.call(dashboardApi.screen, { around: 'yes' }, { token });
  expect(status).toBe(200);
  return body.answers;
};

const PEOPLE = [
  'admin@zeitlagercity.example',
  'technik@zeitlagercity.example',
  'hamburg@zeitlagercity.example',
  'chefin@trattoria-bella.example',
  'chefin@kontor-nord.example',
  'chefin@salon-linde.example',
];

for (const email of PEOPLE) {
  test(`the first screen of ${email} takes few statements, and says what each endpoint says`, async () => {
    const { app, endpoints, signIn } = everything;
    const token = await signIn(email);
    // A statement is asked alone once, until its columns are known.
    await screenOf(token);
    count = 0;
    const answers = await screenOf(token);
    expect(count).toBeLessThanOrEqual(MOST_STATEMENTS);

    expect(answers.length).toBeGreaterThan(8);
    for (const { name, status, body } of answers) {
      const [method, path, ...rest] = name.split(' ');
      const input = JSON.parse(rest.join(' '));
      const { endpoint } = endpoints.find((each) => each.endpoint.method === method && each.endpoint.path === path)!;
      const alone = await app.call(endpoint, input as never, { token });
      expect({ name, status, body }).toEqual({ name, status: alone.status, body: alone.body });
    }
  });
}

test('nobody gets the part of a module they may not see', async () => {
  const { app, signIn, personWith } = everything;
  const admin = await signIn('admin@zeitlagercity.example');
  const token = await signIn(await personWith('editor', admin), 'Ein Satz mit 7 Wörtern');
  const layout = { content: ['alerts', 'overruns', 'news', 'people'], aside: [], halves: [] };
  await app.call(dashboardApi.saveLayout, layout, { token });
  const names = (await screenOf(token)).map(({ name }) => name);
  expect(names).toContain(askName(dashboardApi.news, {}));
  expect(names.filter((name) => /alerts|access-rights|users-summary/.test(name))).toEqual([]);
});
