import { afterAll, beforeAll, expect, test } from 'vitest';
import { withdrawalApi } from '../contract.ts';
import { withdrawalSiteApi } from '../contract-site.ts';
import { RECEIPTS_PER_HOUR } from '../rules/limits.ts';
import { openWithdrawals, type TestWithdrawals } from './withdrawals.for-tests.ts';

let at: TestWithdrawals;
beforeAll(async () => {
  at = await openWithdrawals();
});
afterAll(() => at.app.close());

/** Tries are counted by the minute. */
const nextMinute = () => {
  at.app.time.now = new Date(at.app.time.now.getTime() + 60_000);
};

let counter = 0;
const somebody = () => `kunde${++counter}@kunde.example`;
const rowsOf = (companyId: string) =>
  at.app.db.rows<{ id: string; orderId: string | null; isSameEmail: boolean; email: string }>(at.app.sql`
    select id, order_id, is_same_email, email from withdrawals.withdrawal where company_id = ${companyId} order by received_at, id`);

test('the first step only keeps what was filled in; the second withdraws, with date and time', async () => {
  const email = somebody();
  const order = await at.order(at.city, email);
  const form = at.form({ email, orderNumber: order.number, subject: 'Fach 1' });
  const { key } = (await at.app.call(withdrawalSiteApi.prepare, form, at.under(at.city))).body;
  const shown = await at.app.call(withdrawalSiteApi.show, { key }, at.under(at.city));
  expect(shown.body).toEqual({ ...form, receivedAt: null });
  expect((await rowsOf(at.city.id)).filter((row) => row.email === email)).toEqual([]);

  const done = await at.app.call(withdrawalSiteApi.confirm, { key }, at.under(at.city));
  const paper = { ...form, receivedAt: at.app.time.now.toISOString() };
  expect([done.status, done.body]).toEqual([200, paper]);
  expect((await at.app.call(withdrawalSiteApi.show, { key }, at.under(at.city))).body).toEqual(paper);
  expect(await rowsOf(at.city.id)).toMatchObject([{ email, orderId: order.id, isSameEmail: true }]);
});

test('the receipt leaves at once, with the content, the date and the time, in the customer’s language', async () => {
  const email = somebody();
  const { number } = await at.order(at.city, email);
  await at.withdraw(at.city, { email, orderNumber: number, subject: 'Fach 7' }, { 'accept-language': 'it' });
  const mails = (await at.mailsOf(at.city.id)).filter(({ recipient }) => recipient === email);
  expect(mails).toHaveLength(1);
  const [{ subject, bodyText }] = mails as [(typeof mails)[0]];
  expect(subject).toBe('Conferma di ricezione: il Suo recesso del 01/03/2026');
  for (const part of ['01/03/2026', '11:00:00', 'Ada Beispiel', email, number, 'Fach 7', 'City']) {
    expect(bodyText).toContain(part);
  }
});

test('what somebody typed is not mailed in our name to an address that has no such order', async () => {
  const [email, typed] = [somebody(), 'GEWINN: https://evil.example'];
  const other = await at.order(at.city, somebody());
  for (const orderNumber of ['ZZZZ-ZZZZ', other.number, typed])
    await at.withdraw(at.city, { email, name: typed, orderNumber, subject: typed.repeat(20) });
  const mails = (await at.mailsOf(at.city.id)).filter(({ recipient }) => recipient === email);
  expect(mails).toHaveLength(3);
  for (const { subject, bodyText } of mails) {
    expect(subject + bodyText).not.toContain('evil');
    expect(bodyText).toMatch(/01\.03\.2026 um 11:00:00.*\/widerrufen\//s);
  }
  nextMinute();
});

test('whoever fills somebody’s mailbox takes nothing from their right to withdraw', async () => {
  const email = somebody();
  const { number } = await at.order(at.city, email);
  for (let sent = 0; sent <= RECEIPTS_PER_HOUR; sent++) {
    await at.withdraw(at.city, { email, orderNumber: 'ZZZZ-ZZZZ' });
    nextMinute();
  }
  expect((await at.withdraw(at.city, { email, orderNumber: number })).answer.status).toBe(200);
  nextMinute();
});

test('nothing tells whether an order exists: the same answer and the same mail', async () => {
  const order = await at.order(at.city, somebody());
  const told = async (orderNumber: string) => {
    const email = somebody();
    const { answer } = await at.withdraw(at.city, { email, orderNumber });
    const [mail] = (await at.mailsOf(at.city.id)).filter(({ recipient }) => recipient === email);
    const blank = (text: string) =>
      text
        .replaceAll(email, '@')
        .replaceAll(orderNumber, '#')
        .replace(/widerrufen\/[\w-]+/g, 'widerrufen/*');
    return blank(JSON.stringify([answer.status, answer.body, mail!.subject, mail!.bodyText]));
  };
  expect(await told(order.number)).toBe(await told('QQQQ-QQQQ'));
});

test('it goes to the contract party, and the franchisor sees it; a rival’s order of the same number is not meant', async () => {
  const email = somebody();
  const order = await at.order(at.hamburg, email);
  await at.withdraw(at.city, { email, orderNumber: order.number.toLowerCase().replace('-', '') });
  expect(await rowsOf(at.hamburg.id)).toMatchObject([{ orderId: order.id, isSameEmail: true }]);
  const [seen] = (await at.staff(at.city).call(withdrawalApi.list, { filter: { search: email } })).body.withdrawals;
  expect(seen).toMatchObject({ companyId: at.hamburg.id, companyName: 'Hamburg', orderId: order.id, state: 'new' });
  // The operator is told, where somebody reads it.
  expect((await at.mailsOf(at.hamburg.id)).map(({ recipient }) => recipient)).toEqual(['buero@hamburg.example']);

  const foreign = await at.order(at.rival, email);
  await at.withdraw(at.city, { email, orderNumber: foreign.number });
  expect((await rowsOf(at.city.id)).at(-1)).toMatchObject({ email, orderId: null, isSameEmail: false });
});

test('an order placed with another address is found, and marked as such', async () => {
  const order = await at.order(at.city, somebody());
  const email = somebody();
  await at.withdraw(at.city, { email, orderNumber: order.number });
  expect((await rowsOf(at.city.id)).find((row) => row.email === email)).toMatchObject({
    orderId: order.id,
    isSameEmail: false,
  });
});

test('a button that is tapped again and again at the same moment withdraws once', async () => {
  // The limit per address has forgotten the tests before.
  at.app.time.now = new Date(at.app.time.now.getTime() + 60_000);
  const email = somebody();
  const { key } = (await at.app.call(withdrawalSiteApi.prepare, at.form({ email }), at.under(at.city))).body;
  const taps = await at.app.race(
    at.app.sql`select from withdrawals.draft where company_id = ${at.city.id} and email = ${email} for update`,
    () => Array.from({ length: 5 }, () => at.app.call(withdrawalSiteApi.confirm, { key }, at.under(at.city))),
  );
  expect(taps.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(new Set(taps.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect((await rowsOf(at.city.id)).filter((row) => row.email === email)).toHaveLength(1);
  expect((await at.mailsOf(at.city.id)).filter(({ recipient }) => recipient === email)).toHaveLength(1);
});

test('a key is worth nothing at another site, and nothing after a day', async () => {
  const { key } = await at.withdraw(at.city, { email: somebody() });
  const elsewhere = await at.app.call(withdrawalSiteApi.show, { key }, at.under(at.rival));
  expect([elsewhere.status, elsewhere.body.code]).toEqual([404, 'withdrawal.page_gone']);
  at.app.time.now = new Date(at.app.time.now.getTime() + 24 * 60 * 60 * 1000);
  expect((await at.app.call(withdrawalSiteApi.show, { key }, at.under(at.city))).status).toBe(404);
  expect((await at.app.call(withdrawalSiteApi.confirm, { key }, at.under(at.city))).status).toBe(404);
});

test('nobody’s mailbox is filled with receipts', async () => {
  const email = somebody();
  for (let sent = 0; sent < RECEIPTS_PER_HOUR; sent++) {
    expect((await at.withdraw(at.city, { email })).answer.status).toBe(200);
    at.app.time.now = new Date(at.app.time.now.getTime() + 60_000);
  }
  const { answer } = await at.withdraw(at.city, { email });
  expect([answer.status, answer.body.code]).toEqual([429, 'withdrawal.too_often']);
  at.app.time.now = new Date(at.app.time.now.getTime() + 60 * 60_000);
  expect((await at.withdraw(at.city, { email })).answer.status).toBe(200);
});

test('every field is checked where it was filled in', async () => {
  const wrong = { ...at.form(), name: ' ', email: 'nobody', orderNumber: '' };
  const answer = await at.app.call(withdrawalSiteApi.prepare, wrong, at.under(at.city));
  expect(answer.status).toBe(422);
  expect(answer.body.fields?.map(({ path }) => path).sort()).toEqual(['email', 'name', 'orderNumber']);
});
