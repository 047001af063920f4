import { ask } from '@fachwerk/base/contract';
import { problemsOf } from '@fachwerk/base/problem';
import { Nothing } from '@fachwerk/base/schema';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Module, on } from '../app/module.ts';
import { connect, DatabaseGone } from '../db/db.ts';
import { httpServer } from './http.ts';

const problem = problemsOf({ 'thing.refused': 409 } as const);
const thrown = ask({
  method: 'GET',
  path: '/thrown/:secret',
  access: 'staff',
  summary: 'Throws what the test wants.',
  input: z.object({ secret: z.string() }),
  output: Nothing,
});
let error: unknown;
let isDown = false;
const module: Module = {
  name: 'things',
  texts: {
    de: { 'thing.refused': 'Das Ding {name} will nicht.' },
    deDu: {},
    en: { 'thing.refused': 'The thing {name} is unwilling.' },
  },
  routes: [
    on(thrown, async () => {
      throw error;
    }),
  ],
  textOverrides: async () => {
    if (isDown) throw new DatabaseGone(new Error('down'));
    return { de: { 'thing.refused': 'Die Kiste {name} klemmt.' } };
  },
};

let app: TestApp;
beforeAll(async () => {
  app = await openApp(module);
});
afterAll(() => app.close());
beforeEach(() => {
  isDown = false;
});

let company = 0;
async function call(what: unknown, headers: Record<string, string> = {}) {
  error = what;
  const companyId = `018f0000-0000-7000-8000-${String(++company).padStart(12, '0')}`;
  return app.call(thrown, { secret: 'PLANTED' }, { token: app.as({ companyId }).token, headers });
}

test('a refusal is said in the words of the caller’s company', async () => {
  const answer = await call(problem('thing.refused', { name: 'A1' }));
  expect([answer.status, answer.body.error]).toEqual([409, 'Die Kiste A1 klemmt.']);
  expect((await call(problem('thing.refused', { name: 'A1' }), { 'x-language': 'en' })).body.error).toBe(
    'The thing A1 is unwilling.',
  );
});

test('a refusal is said in the product’s words when the company’s cannot be had', async () => {
  isDown = true;
  expect((await call(problem('thing.refused', { name: 'A1' }))).body.error).toBe('Das Ding A1 will nicht.');
});

test('a refusal brings along what stands in the way', async () => {
  const answer = await call(problem('thing.refused', { name: 'A1' }, { conflict: { version: 7 } }));
  expect(answer.body.conflict).toEqual({ version: 7 });
});

test('a database that is gone asks to come back later', async () => {
  const answer = await call(new DatabaseGone(new Error('terminating connection')));
  expect([answer.status, answer.body.code, answer.headers['retry-after']]).toEqual([503, 'server.busy', '2']);
});

test.each(['22003', '22P02', '22021', '22P05', '54000'])(
  'what the database cannot keep (%s) lies in the input',
  async (code) => {
    const answer = await call(Object.assign(new Error('value out of range'), { code }));
    expect([answer.status, answer.body.code]).toEqual([422, 'input.invalid']);
  },
);

test.each([
  ['an error', new Error('PLANTED detail')],
  ['a text', 'PLANTED detail'],
  ['nothing', undefined],
  ['an object', { statusCode: 200, message: 'PLANTED' }],
  ['the refusal of another server', Object.assign(new Error('PLANTED'), { code: 'AccessDenied', statusCode: 403 })],
  ['a code of another kind', Object.assign(new Error('x'), { code: '23505' })],
])('%s that is thrown is a defect, and tells the caller nothing', async (_, what) => {
  const answer = await call(what);
  expect([answer.status, answer.body.code]).toEqual([500, 'server.defect']);
  expect(JSON.stringify(answer.body)).not.toContain('PLANTED');
});

test('the log names the route and the request, and no address', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const people = app.as({ companyId: '018f0000-0000-7000-8000-000000000000' });
  const inside: Module = { name: 'people', authenticate: async () => null };
  const fastify = await httpServer({
    db: app.db,
    app: { ...app.app, log },
    modules: [module, inside],
    now: () => app.time.now,
  });
  await fastify.inject({ url: '/api/thrown/PLANTED', headers: { 'x-access-token': people.token } });
  await fastify.close();
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 30, method: 'GET', route: '/api/thrown/:secret', status: 401 },
  ]);
  expect(lines.join()).not.toContain('PLANTED');
  expect(lines.join()).not.toContain(people.token);
});

test('without a database the house still answers, and says so', async () => {
  const db = connect({ url: 'postgres://nobody@127.0.0.1:1/nothing' });
  const fastify = await httpServer({ db, app: app.app, modules: [], now: () => app.time.now });
  expect((await fastify.inject({ url: '/api/health' })).json()).toEqual({ status: 'ok', version: 'test' });
  const ready = await fastify.inject({ url: '/api/ready' });
  expect([ready.statusCode, ready.json().code, ready.json().params]).toEqual([
    503,
    'server.not_ready',
    { failed: 'database' },
  ]);
  expect(ready.headers['retry-after']).toBe('2');
  await fastify.close();
  await db.close();
});

test('what is not ready is named, also when it never answers', async () => {
  const checks = {
    jobs: async () => {},
    broker: () => new Promise(() => {}),
    search: () => Promise.reject(new Error('PLANTED')),
  };
  const fastify = await httpServer({ db: app.db, app: app.app, modules: [], now: () => app.time.now, checks });
  const ready = await fastify.inject({ url: '/api/ready' });
  expect(ready.json().error).toBe('Der Server ist nicht bereit. Keine Antwort von: broker, search.');
  await fastify.close();
});

test('what is ready says what it looked at', async () => {
  const fastify = await httpServer({
    db: app.db,
    app: app.app,
    modules: [],
    now: () => app.time.now,
    checks: { jobs: async () => {} },
  });
  expect((await fastify.inject({ url: '/api/ready' })).json()).toEqual({
    status: 'ok',
    version: 'test',
    checks: ['database', 'jobs'],
  });
  await fastify.close();
});
