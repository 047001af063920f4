import { change } from '@fachwerk/base/contract';
import { problemsOf } from '@fachwerk/base/problem';
import { Instant } from '@fachwerk/base/schema';
import { secret } from '@fachwerk/base/secret';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Ctx } from '../app/ctx.ts';
import { type Module, on } from '../app/module.ts';
import { sql } from '../db/sql.ts';
import { forgetRepeats } from './forget-repeats.job.ts';
import { keeping } from './routes.ts';

const companyId = '018f0000-0000-7000-8000-000000000001';
const otherId = '018f0000-0000-7000-8000-000000000002';
const problem = problemsOf({ 'note.refused': 409 } as const);
const wire = { method: 'POST', access: 'staff', summary: '' } as const;
const Note = z.object({ number: z.int(), at: Instant, token: secret(z.string()) });
const How = z.enum(['well', 'refused', 'kept']);
const input = z.object({ text: z.string(), how: How });

const add = change({ ...wire, path: '/note', repeats: 'key', input, output: Note });
const addById = change({
  ...wire,
  path: '/note/by-id',
  repeats: 'key noteId',
  input: z.extend(input, { noteId: z.uuid() }),
  output: Note,
});
const put = change({ ...wire, path: '/note/put', repeats: 'same', input, output: Note });

let how: z.infer<typeof How> | null = null;
const noteTaken = async (ctx: Ctx, given: z.infer<typeof input>) => {
  const row = await ctx.db.first<{ lastSeq: number }>(sql`
    insert into kit.stream (company_id, name, last_seq) values (${ctx.companyId}, ${given.text}, 1)
    on conflict (company_id, name) do update set last_seq = kit.stream.last_seq + 1 returning last_seq`);
  const now = how ?? given.how;
  if (now === 'refused') throw problem('note.refused');
  if (now === 'kept') throw keeping(problem('note.refused'));
  return { number: row!.lastSeq, at: ctx.now, token: 'geheim-und-nur-für-einen' };
};
const notes: Module = { name: 'notes', routes: [on(add, noteTaken), on(addById, noteTaken), on(put, noteTaken)] };

let app: TestApp;
beforeAll(async () => {
  app = await openApp(notes);
});
beforeEach(() => {
  how = null;
});
afterAll(() => app.close());

const person = (of = companyId, userId = companyId) => app.as({ companyId: of, userId, capabilities: [] }).token;
let keys = 0;
const newKey = () => `key-of-this-test-${++keys}`;
const send = (key: string, text: string, token = person(), endpoint: typeof add = add) =>
  app.call(endpoint, { text, how: 'well' }, { token, headers: { 'idempotency-key': key } });
const taken = async (text: string) =>
  (
    await app.db.first<{ lastSeq: number }>(
      sql`select last_seq from kit.stream where company_id = ${companyId} and name = ${text}`,
    )
  )?.lastSeq ?? 0;

test('the same key is done once and answered the same, dates and secrets included', async () => {
  const key = newKey();
  const first = await send(key, 'once');
  app.time.now = new Date(app.time.now.getTime() + 60_000);
  const second = await send(key, 'once');
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.body).toEqual(first.body);
  expect(await taken('once')).toBe(1);
  expect((await send(newKey(), 'once')).body.number).toBe(2);
});

test('ten at once are one, and all hear the same', async () => {
  const key = newKey();
  await send(newKey(), 'ten');
  const row = sql`select from kit.stream where company_id = ${companyId} and name = 'ten' for update`;
  const answers = await app.race(row, () => Array.from({ length: 10 }, () => send(key, 'ten')));
  expect(answers.map(({ status, body }) => [status, body.number])).toEqual(Array.from({ length: 10 }, () => [200, 2]));
  expect(await taken('ten')).toBe(2);
});

test('with something else the key is refused; of somebody else it is another key', async () => {
  const key = newKey();
  await send(key, 'mine');
  const other = await send(key, 'else');
  expect([other.status, other.body.code, await taken('else')]).toEqual([422, 'repeat.other_input', 0]);
  expect((await send(key, 'mine', person(companyId, otherId))).body.number).toBe(2);
  expect((await send(key, 'mine', person(otherId))).body.number).toBe(1);
});

test('what was refused gives the key back, also where something of it was kept', async () => {
  for (const refusal of ['refused', 'kept'] as const) {
    const key = newKey();
    how = refusal;
    expect((await send(key, refusal)).status).toBe(409);
    how = null;
    expect((await send(key, refusal)).body.number).toBe(refusal === 'kept' ? 2 : 1);
    expect((await send(key, refusal)).body.number).toBe(refusal === 'kept' ? 2 : 1);
  }
});

test('a declared id is the key, without a header', async () => {
  const noteId = crypto.randomUUID();
  const byId = () => app.call(addById, { text: 'id', how: 'well', noteId }, { token: person() });
  expect((await byId()).body).toEqual((await byId()).body);
  expect(await taken('id')).toBe(1);
});

test('what is safe to repeat writes down no key; a key that is none is refused', async () => {
  const key = newKey();
  await send(key, 'put', person(), put);
  expect((await send(key, 'put', person(), put)).body.number).toBe(2);
  expect((await send('short', 'put')).body.fields?.[0]?.path).toBe('Idempotency-Key');
});

test('answers rest sealed, keys and inputs as hashes; after a day they are gone', async () => {
  const key = newKey();
  await send(key, 'sealed');
  const rows = async () => app.db.rows(sql`select * from kit.repeat where company_id = ${companyId}`);
  const written = JSON.stringify(await rows());
  expect(written).toContain('POST /note');
  for (const word of [key, 'sealed', 'geheim-und']) expect(written).not.toContain(word);
  app.time.now = new Date(app.time.now.getTime() + 25 * 60 * 60_000);
  await forgetRepeats.run(app.work() as never, {} as never);
  expect(await rows()).toEqual([]);
  expect((await send(key, 'sealed')).body.number).toBe(2);
});
