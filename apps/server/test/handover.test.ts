import { handoverApi } from '@fachwerk/handover/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Everything, openEverything } from './open-everything.ts';

/** However many modules contribute: the check of the session, what the period depends on, what is found out first, and all reads. */
const MOST_STATEMENTS = 8;

let everything: Everything;
let count = 0;
beforeAll(async () => {
  everything = await openEverything({ onStatement: () => void count++ });
});
afterAll(() => everything.app.close());

const PEOPLE = [
  ['admin@zeitlagercity.example', 'rentals_begun'],
  ['technik@zeitlagercity.example', 'alerts_raised'],
  ['chefin@trattoria-bella.example', 'orders'],
  ['chefin@salon-linde.example', 'appointments'],
] as const;

for (const [email, figure] of PEOPLE) {
  test(`the handover of ${email} takes few statements, and every line of it has words`, async () => {
    const { app, signIn } = everything;
    const token = await signIn(email);
    const filter = { since: 'evening' as const, from: new Date(app.time.now.getTime() - 30 * 24 * 3_600_000) };
    const ask = () => app.call(handoverApi.show, { filter }, { token });
    // A statement is asked alone once, until its columns are known.
    await ask();
    count = 0;
    const { status, body } = await ask();
    expect(status).toBe(200);
    expect(count).toBeLessThanOrEqual(MOST_STATEMENTS);
    expect(body.figures.map(({ name }) => name)).toContain(figure);
    const labels = [...body.open, ...body.figures].map(({ label }) => label);
    expect(labels.filter((label) => label.startsWith('handover.'))).toEqual([]);
    expect(body.open.every(({ total, lines }) => total >= lines.length && lines.length > 0)).toBe(true);
  });
}

test('a technician gets no money, and a franchisee nothing of others', async () => {
  const { app, signIn } = everything;
  const shown = async (email: string) => {
    const token = await signIn(email);
    return (await app.call(handoverApi.show, { filter: { since: 'day' } }, { token })).body;
  };
  const technician = await shown('technik@zeitlagercity.example');
  expect(technician.figures.filter(({ unit }) => unit === 'cents')).toEqual([]);
  const [head, branch] = [await shown('admin@zeitlagercity.example'), await shown('hamburg@zeitlagercity.example')];
  expect(branch.locations.length).toBeGreaterThan(0);
  expect(branch.locations.length).toBeLessThan(head.locations.length);
});
