import { siteForTests } from '@fachwerk/site/site-for-tests';
import { siteHostFor } from '@fachwerk/testing/people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withdrawals } from '../server/module.ts';
import { openWithdrawals, type TestWithdrawals } from '../server/withdrawals.for-tests.ts';
import { pages } from './pages.tsx';

let at: TestWithdrawals;
beforeAll(async () => {
  at = await openWithdrawals({ site: siteForTests(pages, { texts: withdrawals.texts! }) });
});
afterAll(() => at.app.close());

const headers = (more: Record<string, string> = {}) => ({ host: siteHostFor(at.city.id), ...more });
const get = (url: string, more?: Record<string, string>) => at.app.http.inject({ url, headers: headers(more) });
const post = (url: string, fields: Record<string, string>) =>
  at.app.http.inject({
    method: 'POST',
    url,
    headers: headers({ 'content-type': 'application/x-www-form-urlencoded' }),
    payload: new URLSearchParams(fields).toString(),
  });

test('two forms and no JavaScript: fill in, look once more, confirm, read the receipt', async () => {
  const fields = { name: 'Ada <b>', email: 'ada@kunde.example', orderNumber: 'K7QM-4T2X', subject: '' };
  expect((await get('/widerrufen')).body).toContain('Vertrag widerrufen');
  const first = await post('/widerrufen', { act: 'next', ...fields });
  expect(first.statusCode).toBe(303);
  const page = first.headers.location as string;
  expect(page).toMatch(/^\/widerrufen\/[\w-]{32}$/);

  const check = (await get(page)).body;
  expect(check).toMatch(/<button[^>]*value="confirm"[^>]*>.*Widerruf bestätigen/);
  for (const part of ['Ada &lt;b&gt;', 'ada@kunde.example', 'K7QM-4T2X', 'Die ganze Bestellung'])
    expect(check).toContain(part);
  expect(await at.mailsOf(at.city.id)).toEqual([]);

  const second = await post(page, { act: 'confirm' });
  expect([second.statusCode, second.headers.location]).toEqual([303, page]);
  const receipt = (await get(page)).body;
  expect(receipt).toContain('Eingangsbestätigung');
  expect(receipt).toContain('dateTime="2026-03-01T10:00:00.000Z"');
  expect(receipt).toMatch(/1\. März 2026.*11:00/);
  expect(receipt).not.toContain('value="confirm"');
  expect((await at.mailsOf(at.city.id)).map(({ recipient }) => recipient)).toContain('ada@kunde.example');
  // Once more, as after "back": it stays one.
  await post(page, { act: 'confirm' });
  const rows = await at.app.db.rows(at.app.sql`select from withdrawals.withdrawal where company_id = ${at.city.id}`);
  expect(rows).toHaveLength(1);
});

test('what is wrong is said at its field, and what was typed stays', async () => {
  const answer = await post('/widerrufen', {
    act: 'next',
    name: 'Ada',
    email: 'nobody',
    orderNumber: '',
    subject: 'Fach 1',
  });
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain('value="Ada"');
  expect(answer.body).toContain('gültige E-Mail-Adresse');
  expect(answer.body.match(/aria-invalid="true"/g)).toHaveLength(2);
});

test('one can go back and change what was typed; an order’s page can name its number', async () => {
  const fields = { name: 'Eva', email: 'eva@kunde.example', orderNumber: 'ABCD-1234', subject: 'Fach 9' };
  const page = (await post('/widerrufen', { act: 'next', ...fields })).headers.location as string;
  const back = /href="(\/widerrufen\?aus=[^"]+)"/.exec((await get(page)).body)![1]!;
  const form = (await get(back)).body;
  for (const part of ['value="Eva"', 'value="ABCD-1234"', 'Fach 9']) expect(form).toContain(part);
  expect((await get('/widerrufen?aus=nothing-that-is-known-here')).body).not.toContain('value="Eva"');
  expect((await get('/widerrufen?aus=x')).statusCode).toBe(200);
  expect((await get('/widerrufen?bestellung=QQQQ-1111')).body).toContain('value="QQQQ-1111"');
});

test('an address that nobody was given is no page, and none of them is kept or listed', async () => {
  expect((await get(`/widerrufen/${'x'.repeat(32)}`)).statusCode).toBe(404);
  const page = (await post('/widerrufen', { act: 'next', ...at.form() })).headers.location as string;
  const { headers: said } = await get(page);
  expect(said['cache-control']).toContain('no-store');
});

const languages = [
  ['en', 'Withdraw from contract'],
  ['it', 'Recedere dal contratto'],
] as const;
for (const [language, title] of languages) {
  test(`speaks ${language}`, async () => {
    expect((await get('/widerrufen', { 'accept-language': language })).body).toContain(title);
  });
}
