import { createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import type { App } from '@fachwerk/server/ctx';
import { newId } from '@fachwerk/server/ids';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aiTextApi } from '../contract.ts';
import { aiText } from './module.ts';
import { openWriter } from './writer.for-tests.ts';

let app: TestApp;
let writer: Awaited<ReturnType<typeof openWriter>>;
let companyId: string;
beforeAll(async () => {
  [app, writer] = await Promise.all([openApp(companies, aiText), openWriter()]);
});
afterAll(() => Promise.all([app.close(), writer.close()]));
beforeEach(async () => {
  companyId = (await createCompany(app.work(), { name: `Firma ${newId()}`, kind: 'merchant' })).id;
  setUp({});
});

/** The settings of the installation, as a test wants them. */
function setUp(more: Record<string, string>): void {
  const account = { baseUrl: writer.baseUrl, apiKey: 'sk-test', model: 'small', longestMs: '20000' };
  (app.app as { accounts?: App['accounts'] }).accounts = { ai: { ...account, ...more } };
}
const editor = (inside = companyId) => app.as({ companyId: inside, capabilities: ['ai_text.use'] });
const options = { mode: 'create', tone: 'locker', language: 'deutsch', input: 'Begrüßung für Gäste' } as const;
const write = () => editor().call(aiTextApi.generate, options);
const state = async (inside = companyId) => (await editor(inside).call(aiTextApi.state, {})).body;

test('a text is written, told to whom it belongs, and counted with its cost', async () => {
  setUp({ inputPrice: '50000', outputPrice: '200000', monthlyTokens: '10000' });
  void writer.answer('well');
  expect((await write()).body).toEqual({ result: 'Herzlich willkommen bei uns.' });
  const { authorization, body } = writer.asked.at(-1)!;
  expect(authorization).toBe('Bearer sk-test');
  expect(body).toMatchObject({
    model: 'small',
    stream: true,
    messages: [{ role: 'system' }, { content: options.input }],
  });
  expect(await state()).toEqual({ isSetUp: true, texts: 1, usedPercent: 1, costCents: 9 });
  const other = (await createCompany(app.work(), { name: 'Fremd', kind: 'merchant' })).id;
  expect(await state(other)).toMatchObject({ texts: 0, usedPercent: 0 });
});

for (const way of ['broken', 'torn', 'busy', 'elsewhere', 'empty'] as const)
  test(`a server that is ${way} is one sentence, and nothing stays reserved`, async () => {
    void writer.answer(way);
    const { status, body } = await write();
    expect([status, body.error]).toEqual([
      503,
      'Der Text konnte nicht abgerufen werden. Bitte versuchen Sie es später noch einmal.',
    ]);
    const [kept] = await app.db.rows(app.sql`
      select texts, reserved_tokens from ai_text.usage where company_id = ${companyId}`);
    expect(kept).toEqual({ texts: 0, reservedTokens: 0 });
  });

test('a slow one is given up after its time', async () => {
  setUp({ longestMs: '150' });
  const left = writer.answer('silent');
  expect((await write()).body.code).toBe('ai_text.failed');
  await left;
});

test('one that never ends is cut off, and what it said is the suggestion', async () => {
  const left = writer.answer('endless');
  const { body } = await write();
  await left;
  expect(body.result.length).toBeGreaterThan(7_900);
  expect(body.result.length).toBeLessThanOrEqual(8_000);
});

test('who breaks off stops the other end too', async () => {
  const left = writer.answer('silent');
  const stop = new AbortController();
  const address = await app.listen();
  const asked = writer.asked.length;
  const going = fetch(`${address}/api/ai/generate-text`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-access-token': editor().token },
    body: JSON.stringify(options),
    signal: stop.signal,
  });
  await expect.poll(() => writer.asked.length).toBe(asked + 1);
  stop.abort();
  await expect(going).rejects.toThrow();
  await left;
});

test('two who ask at once do not both take the last of the month', async () => {
  void writer.answer('well');
  setUp({ monthlyTokens: '2000' });
  await write();
  const row = app.sql`select from ai_text.usage where company_id = ${companyId} for update`;
  const answers = await app.race(row, () => [write(), write()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
  expect(answers.find(({ status }) => status === 429)!.body.code).toBe('ai_text.used_up');
});

test('without settings it says who can switch it on, and no caller names an address', async () => {
  const stranger = { ...options, baseUrl: 'http://127.0.0.1:9', url: 'http://127.0.0.1:9' };
  void writer.answer('well');
  expect((await editor().call(aiTextApi.generate, stranger)).status).toBe(200);
  (app.app as { accounts?: App['accounts'] }).accounts = {};
  expect(await state()).toMatchObject({ isSetUp: false });
  const refused = await write();
  expect(refused.body.error).toContain('Bitten Sie Ihren Betreiber');
  expect((await app.as({ companyId }).call(aiTextApi.generate, options)).status).toBe(403);
});
