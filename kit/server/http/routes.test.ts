import { ask, change } from '@fachwerk/base/contract';
import { problemsOf } from '@fachwerk/base/problem';
import { Nothing } from '@fachwerk/base/schema';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Ctx } from '../app/ctx.ts';
import { type Module, on } from '../app/module.ts';
import { sql } from '../db/sql.ts';
import { openLog } from '../observe/log.ts';
import { httpServer } from './http.ts';
import { keeping } from './routes.ts';

const problem = problemsOf({ 'thing.refused': 409 } as const);
const companyId = '018f0000-0000-7000-8000-000000000000';
const summary = 'For this test.';
const How = z.enum(['well', 'refused', 'refused but kept', 'defect', 'wrong answer']);
const input = z.object({ how: How, secret: z.optional(z.string()) });

const save = change({
  repeats: 'same',
  method: 'POST',
  path: '/save/:how',
  access: 'staff',
  summary,
  input,
  output: z.object({ note: z.string() }),
});
const saveInParts = change({ ...save, repeats: 'same', path: '/parts/:how', transaction: 'own' });
const greet = change({
  repeats: 'same',
  method: 'POST',
  path: '/greet',
  access: 'public',
  summary,
  input: z.object({}),
  output: Nothing,
});
const look = ask({ method: 'GET', path: '/look', access: 'staff', summary, input: z.object({}), output: Nothing });

async function write(ctx: Ctx, { how }: { how: z.infer<typeof How> }) {
  ctx.setCookie('tried', how, { maxAgeSeconds: 60, path: '/api' });
  await ctx.db.rows(sql`
    insert into kit.stream (company_id, name, last_seq) values (${ctx.companyId}, ${how}, 1) on conflict do nothing`);
  if (how === 'refused') throw problem('thing.refused');
  if (how === 'refused but kept') throw keeping(problem('thing.refused'));
  if (how === 'defect') throw new Error('broken');
  return how === 'wrong answer' ? ({ note: 5 } as never) : { note: how };
}

const module: Module = {
  name: 'things',
  routes: [
    on(save, write),
    on(saveInParts, write),
    on(greet, async (ctx) => {
      ctx.setCookie('hello', 'world', { maxAgeSeconds: 60, path: '/api' });
      ctx.setCookie('gone', '', { maxAgeSeconds: 60, path: '/' });
      return {};
    }),
    on(look, async () => ({})),
  ],
};

let app: TestApp;
beforeAll(async () => {
  app = await openApp(module);
});
afterAll(() => app.close());
beforeEach(() => app.db.rows(sql`delete from kit.stream where company_id = ${companyId}`));

const written = async () =>
  (await app.db.rows<{ name: string }>(sql`select name from kit.stream where company_id = ${companyId}`)).map(
    ({ name }) => name,
  );

const outcomes = [
  ['well', 200, true],
  ['refused', 409, false],
  ['refused but kept', 409, true],
  ['defect', 500, false],
  ['wrong answer', 500, false],
] as const;
test.each(outcomes)('a change that goes "%s" answers %i; it stays written: %s', async (how, status, stays) => {
  const answer = await app.as({ companyId }).call(save, { how });
  expect([answer.status, await written()]).toEqual([status, stays ? [how] : []]);
});

test('a change in parts keeps what its parts have written, and its refusals are refusals', async () => {
  const person = app.as({ companyId });
  expect((await person.call(saveInParts, { how: 'well' })).status).toBe(200);
  expect((await person.call(saveInParts, { how: 'refused but kept' })).body.code).toBe('thing.refused');
  expect(await written()).toEqual(['well', 'refused but kept']);
});

test('a cookie goes along with a refusal, out of reach of scripts and other sites', async () => {
  const answer = await app.as({ companyId }).call(save, { how: 'refused but kept' });
  expect(answer.headers['set-cookie']).toBe(
    'tried=refused%20but%20kept; Max-Age=60; Path=/api; HttpOnly; SameSite=Strict',
  );
});

test('a house reached by https sends its cookies by https alone', async () => {
  const secure = { ...app.app, publicUrl: 'https://fw.example.de' };
  const fastify = await httpServer({ db: app.db, app: secure, modules: [module], now: () => app.time.now });
  const reply = await fastify.inject({ method: 'POST', url: '/api/greet' });
  expect(reply.headers['set-cookie']).toEqual([
    'hello=world; Max-Age=60; Path=/api; HttpOnly; Secure; SameSite=Strict',
    'gone=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict',
  ]);
  await fastify.close();
});

test('under the name of a site there is no back-office, and nothing under the name of nobody', async () => {
  const sites: Module = {
    name: 'sites',
    siteOf: async (_db, name) => (name === 'shop.localhost' ? { id: companyId, companyId } : null),
  };
  const fastify = await httpServer({
    db: app.db,
    app: app.app,
    modules: [module, sites],
    now: () => app.time.now,
  });
  const headers = { host: 'shop.localhost:3000' };
  expect((await fastify.inject({ url: '/api/look', headers })).json().code).toBe('path.unknown');
  // Not even its door: nobody signs in to the back-office there.
  expect((await fastify.inject({ method: 'POST', url: '/api/greet', headers })).json().code).toBe('path.unknown');
  const strange = { headers: { host: 'other.localhost' } };
  expect((await fastify.inject({ url: '/api/look', ...strange })).json().code).toBe('host.unknown');
  await fastify.close();
});

test('the log has one line for a change, one for a refusal, none for a look, and no secret', async () => {
  const lines: string[] = [];
  const log = openLog({ isPretty: false, destination: { write: (line: string) => void lines.push(line) } });
  const people: Module = { name: 'people', authenticate: async () => person };
  const person = {
    kind: 'staff',
    userId: companyId,
    companyId,
    sessionId: companyId,
    name: 'Anna',
    language: 'de',
    roles: [],
    capabilities: new Set<string>(),
  } as const;
  const fastify = await httpServer({
    db: app.db,
    app: { ...app.app, log },
    modules: [module, people],
    now: () => app.time.now,
  });
  const headers = { 'x-access-token': 'PLANTED', cookie: 'refresh=PLANTED' };
  const post = (url: string) => fastify.inject({ method: 'POST', url, headers, payload: { secret: 'PLANTED' } });
  await post('/api/save/well?token=PLANTED');
  await post('/api/save/PLANTED');
  await post('/api/save/defect');
  await fastify.inject({ url: '/api/look', headers });
  await fastify.close();
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      level: 'info',
      msg: 'changed',
      method: 'POST',
      route: '/api/save/:how',
      status: 200,
      userId: companyId,
      companyId,
    },
    { level: 'info', msg: 'refused', route: '/api/save/:how', status: 422, problem: 'input.invalid' },
    { level: 'error', msg: 'defect', route: '/api/save/:how', status: 500, err: { message: 'broken' } },
  ]);
  expect(lines.join()).not.toContain('PLANTED');
});
