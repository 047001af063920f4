import { ask } from '@fachwerk/base/contract';
import { type Module, on } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openApp, type TestApp } from './app.ts';

const mails = ask({
  method: 'GET',
  path: '/mails',
  access: 'staff:mails.read',
  summary: 'Counts mails.',
  input: z.object({ careless: z.optional(z.string()) }),
  output: z.object({ count: z.int() }),
});

const module: Module = {
  name: 'example',
  routes: [
    on(mails, async (ctx, { careless }) => {
      const query = careless
        ? sql`select count(*)::int from kit.mail`
        : sql`select count(*)::int from kit.mail where company_id = ${ctx.companyId}`;
      return (await ctx.db.first<{ count: number }>(query))!;
    }),
  ],
};

const companyId = '018f0000-0000-7000-8000-000000000000';
let app: TestApp;
beforeAll(async () => {
  app = await openApp(module);
});
afterAll(() => app.close());

test('a statement that forgets the company fails its test', async () => {
  const reader = app.as({ companyId, capabilities: ['mails.read'] });
  expect((await reader.call(mails, {})).body).toEqual({ count: 0 });
  expect((await reader.call(mails, { careless: 'yes' })).status).toBe(500);
});

test('an endpoint asks for its capability', async () => {
  expect((await app.call(mails, {})).body.code).toBe('access.signed_out');
  expect((await app.as({ companyId }).call(mails, {})).body.code).toBe('access.denied');
});
