import { ask } from '@fachwerk/base/contract';
import { Nothing } from '@fachwerk/base/schema';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { placedCapabilities } from '../app/capabilities.ts';
import type { CompanyCtx } from '../app/ctx.ts';
import { type Module, on } from '../app/module.ts';

const wire = { method: 'GET', access: 'staff:doors.read', summary: 'For this test.', input: z.object({}) } as const;
const placed = ask({
  ...wire,
  path: '/placed',
  places: true,
  output: z.object({ ids: z.nullable(z.array(z.string())) }),
});
const careless = ask({ ...wire, path: '/careless', places: true, output: Nothing });
const plain = ask({ ...wire, path: '/plain', output: Nothing });

const idsOf = ({ places }: CompanyCtx) => (places ? [...places.ids] : null);
const doors: Module = {
  name: 'doors',
  capabilities: { 'doors.read': { roles: [] } },
  routes: [
    on(placed, async (ctx) => ({ ids: idsOf(ctx) })),
    on(careless, async () => ({})),
    on(plain, async () => ({})),
  ],
};

let app: TestApp;
beforeAll(async () => {
  app = await openApp(doors);
});
afterAll(() => app.close());

const companyId = '018f0000-0000-7000-8000-000000000000';
const everywhere = { companyId, capabilities: ['doors.read'] };
const limited = { companyId, limited: { 'doors.read': ['here'] } };
const elsewhere = { companyId, limited: { 'windows.read': ['here'] } };
const both = { ...everywhere, limited: { 'doors.read': ['here'] } };

const cases = [
  ['everywhere, at an endpoint that honours places', everywhere, placed, 200, null],
  ['at a place, at an endpoint that honours places', limited, placed, 200, ['here']],
  ['everywhere and at a place', both, placed, 200, null],
  ['another capability at a place', elsewhere, placed, 403, undefined],
  ['everywhere, at any endpoint', everywhere, plain, 200, undefined],
  ['at a place, at any endpoint', limited, plain, 403, undefined],
  ['everywhere, where nobody asks for places', everywhere, careless, 200, undefined],
] as const;

test.each(cases)('who has a capability %s', async (_, person, endpoint, status, ids) => {
  const answer = await app.as(person).call(endpoint, {});
  expect([answer.status, (answer.body as { ids?: unknown }).ids]).toEqual([status, ids]);
});

test('an answer that was made without asking for the places is a defect', async () => {
  expect((await app.as(limited).call(careless, {})).status).toBe(500);
});

test('what counts at places is what endpoints declare, and nothing without a capability may', () => {
  expect([...placedCapabilities([doors])]).toEqual(['doors.read']);
  const open = ask({ ...wire, access: 'staff', path: '/open', places: true, output: Nothing });
  expect(() => placedCapabilities([{ name: 'x', routes: [on(open, async () => ({}))] }])).toThrow('staff has none');
});
