import { newId } from '@fachwerk/server/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withdrawalApi } from '../contract.ts';
import { personalData } from './personal-data.ts';
import { openWithdrawals, type TestWithdrawals } from './withdrawals.for-tests.ts';

let at: TestWithdrawals;
beforeAll(async () => {
  at = await openWithdrawals();
});
afterAll(() => at.app.close());

let counter = 0;
async function received(company = at.city, headers = {}) {
  const email = `wer${++counter}@kunde.example`;
  const order = await at.order(company, email);
  await at.withdraw(at.city, { email, orderNumber: order.number }, headers);
  at.app.time.now = new Date(at.app.time.now.getTime() + 60_000);
  const [found] = (await at.staff(company).call(withdrawalApi.list, { filter: { search: email } })).body.withdrawals;
  return found!;
}

test('an answer is mailed in the customer’s language, kept, noted, and the withdrawal is answered', async () => {
  const { id, email, version, orderNumber } = await received(at.hamburg, { 'x-language': 'en' });
  // The franchisor answers for its franchisee.
  const staff = at.staff(at.city);
  const { canned } = (await staff.call(withdrawalApi.find, { id })).body;
  const text = canned.find(({ kind }) => kind === 'accepted')!.text;
  expect(text).toMatch(/^Hello Ada Beispiel,\n\nyour withdrawal of 01\/03\/2026 from order/);
  const answer = await staff.call(withdrawalApi.answer, { id, version, text });
  expect([answer.status, answer.body.state]).toEqual([200, 'answered']);
  const mail = (await at.mailsOf(at.hamburg.id)).find(({ recipient }) => recipient === email);
  expect(mail).toMatchObject({ subject: `About your withdrawal (order ${orderNumber})` });
  expect(mail!.bodyText).toContain('is effective');
  expect((await staff.call(withdrawalApi.find, { id })).body.answers).toMatchObject([
    { personName: 'Test Person', text },
  ]);
  const trail = await at.app.db.rows(at.app.sql`
    select action from kit.audit_entry where company_id = ${at.hamburg.id} and subject_kind = 'withdrawal' and subject_id = ${id}`);
  expect(trail).toEqual([{ action: 'withdrawal.answered' }]);
  const log = await at.app.db.rows<{ type: string }>(at.app.sql`
    select type from logs.log_entry where company_id = ${at.hamburg.id} and order_number = ${orderNumber} order by at`);
  expect(log.map(({ type }) => type)).toEqual(['withdrawal.received', 'withdrawal.answered']);
});

test('of two who answer at the same moment, the second is told to read first', async () => {
  const { id, email, version } = await received();
  const send = () => at.staff(at.city).call(withdrawalApi.answer, { id, version, text: 'Gerne.' });
  const answers = await at.app.race(
    at.app.sql`select from withdrawals.withdrawal where company_id = ${at.city.id} and id = ${id} for update`,
    () => [send(), send()],
  );
  expect(answers.map(({ status, body }) => [status, body.code]).sort()).toEqual([
    [200, undefined],
    [409, 'withdrawal.changed_meanwhile'],
  ]);
  const mails = (await at.mailsOf(at.city.id)).filter(({ recipient }) => recipient === email);
  expect(mails).toHaveLength(2);
});

test('another company, and a franchisee of its franchisor’s, get the answer of an id of nobody', async () => {
  const { id, version } = await received();
  const bodies = await Promise.all(
    [at.rival, at.hamburg].flatMap((company) =>
      [id, newId()].map(async (each) => {
        const found = await at.staff(company).call(withdrawalApi.find, { id: each });
        const sent = await at.staff(company).call(withdrawalApi.answer, { id: each, version, text: 'x' });
        return [found.status, found.body.code, sent.status, sent.body.code];
      }),
    ),
  );
  expect(new Set(bodies.map(String)).size).toBe(1);
  expect(bodies[0]).toEqual([404, 'withdrawal.unknown', 404, 'withdrawal.unknown']);
  expect((await at.staff(at.rival).call(withdrawalApi.list, { filter: {} })).body.withdrawals).toEqual([]);
  const nobody = at.app.as({ companyId: at.city.id, capabilities: [] });
  expect((await nobody.call(withdrawalApi.list, { filter: {} })).status).toBe(403);
});

test('the list is narrowed by state and words, and goes on after its last', async () => {
  const before = (await at.staff(at.city).call(withdrawalApi.counts, {})).body.new;
  for (let each = 0; each < 51; each++) await received();
  const first = (await at.staff(at.city).call(withdrawalApi.list, { filter: { state: 'new' } })).body;
  expect(first.withdrawals).toHaveLength(50);
  const second = (await at.staff(at.city).call(withdrawalApi.list, { filter: { state: 'new', before: first.next! } }))
    .body;
  expect(second.withdrawals).toHaveLength(before + 1);
  const all = [...first.withdrawals, ...second.withdrawals];
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.map(({ receivedAt }) => String(receivedAt))).toEqual(
    all
      .map(({ receivedAt }) => String(receivedAt))
      .toSorted()
      .reverse(),
  );
  expect((await at.staff(at.city).call(withdrawalApi.counts, {})).body.new).toBe(before + 51);
  const odd = await at.staff(at.city).call(withdrawalApi.list, { filter: { search: 'ADA wer3@' } });
  expect(odd.body.withdrawals.map(({ email }) => email)).toEqual(['wer3@kunde.example']);
  expect((await at.staff(at.city).call(withdrawalApi.list, { filter: { search: '%' } })).body.withdrawals).toEqual([]);
});

test('a person’s withdrawals are handed out; they are erased when the law lets them go', async () => {
  const { email, orderNumber } = await received();
  const person = { companyId: at.city.id, id: newId(), email, name: 'Ada' };
  const scoped = () => ({ ...at.app.work(), companyId: at.city.id });
  expect(await personalData.export(scoped(), person)).toMatchObject({ withdrawals: [{ orderNumber }] });
  expect(await personalData.holds(scoped(), [person])).toMatchObject([{ reason: 'withdrawals.hold', kind: 'law' }]);
  await personalData.erase(scoped(), person);
  expect((await personalData.export(scoped(), person)).withdrawals).toHaveLength(1);
  at.app.time.now = new Date(at.app.time.now.getTime() + 4 * 366 * 24 * 60 * 60_000);
  expect(await personalData.holds(scoped(), [person])).toEqual([]);
  await personalData.erase(scoped(), person);
  expect((await personalData.export(scoped(), person)).withdrawals).toEqual([]);
});
