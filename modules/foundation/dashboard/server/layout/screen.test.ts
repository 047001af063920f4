import { ask } from '@fachwerk/base/contract';
import { problemsOf } from '@fachwerk/base/problem';
import { companies } from '@fachwerk/companies/module';
import { newId } from '@fachwerk/server/ids';
import { askedFirst, type Module } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { dashboardApi } from '../../contract.ts';
import { dashboard } from '../module.ts';

const question = (path: `/${string}`, access: 'staff' | 'staff:weather.read') =>
  ask({
    method: 'GET',
    path,
    access,
    summary: '',
    input: z.object({ day: z.string() }),
    output: z.object({ at: z.coerce.date(), degrees: z.int() }),
  });
const sun = question('/private/sun', 'staff');
const secret = question('/private/secret', 'staff:weather.read');
const storm = question('/private/storm', 'staff');
const odd = question('/private/odd', 'staff');
const dark = question('/private/dark', 'staff');
const problem = problemsOf({ 'weather.stormy': 409 } as const);
const input = () => ({ day: 'monday' });
const AT = new Date('2026-03-01T12:00:00Z');

const weather: Module = {
  name: 'weather',
  firstScreen: [
    askedFirst(
      'sun',
      sun,
      async (ctx) => (await ctx.db.first(sql`select ${AT}::timestamptz as at, 21 as degrees`))!,
      input,
    ),
    askedFirst('sun', secret, async () => ({ at: AT, degrees: 1 }), input),
    askedFirst(
      'storm',
      storm,
      async () => {
        throw problem('weather.stormy');
      },
      input,
    ),
    askedFirst('odd', odd, async () => ({ at: AT, degrees: 1.5 }), input),
    askedFirst(null, dark, async () => ({ at: AT, degrees: 2 }), input),
  ],
};

let app: TestApp;
beforeAll(async () => {
  app = await openApp(companies, dashboard, weather);
});
afterAll(() => app.close());

async function screenOf(content: string[], around: 'yes' | undefined, capabilities: string[] = []) {
  const person = app.as({ companyId: newId(), userId: newId(), capabilities });
  await person.call(dashboardApi.saveLayout, { content, aside: [], halves: [] });
  const { body } = await person.call(dashboardApi.screen, { ...(around && { around }) });
  return new Map(body.answers.map(({ name, status, body: answer }) => [name.split(' ')[1], { status, answer }]));
}

test('only what stands in the layout is asked, and the frame when it is wanted', async () => {
  expect([...(await screenOf(['sun'], undefined)).keys()]).toEqual(['/private/dashboard', '/private/sun']);
  expect([...(await screenOf(['storm'], 'yes')).keys()].sort()).toEqual([
    '/private/dark',
    '/private/dashboard',
    '/private/storm',
  ]);
});

test('a phone is answered what its own arrangement holds', async () => {
  const person = app.as({ companyId: newId(), userId: newId(), capabilities: [] });
  await person.call(dashboardApi.saveLayout, { content: ['storm'], aside: [], halves: [] });
  await person.call(dashboardApi.saveLayout, { content: ['sun'], aside: [], halves: [], device: 'phone' });
  const paths = async (device?: 'phone') =>
    (await person.call(dashboardApi.screen, { ...(device && { device }) })).body.answers.map(
      ({ name }) => name.split(' ')[1],
    );
  expect(await paths()).toEqual(['/private/dashboard', '/private/storm']);
  expect(await paths('phone')).toEqual(['/private/dashboard', '/private/sun']);
});

test('each answers as over the wire; a refusal and a defect stay in their own part', async () => {
  const screen = await screenOf(['sun', 'storm', 'odd'], undefined);
  expect(screen.get('/private/sun')).toEqual({ status: 200, answer: { at: AT.toISOString(), degrees: 21 } });
  expect(screen.get('/private/storm')).toMatchObject({ status: 409, answer: { code: 'weather.stormy' } });
  expect(screen.get('/private/odd')).toMatchObject({ status: 500, answer: { code: 'server.defect' } });
});

test('a part is there for those with its capability alone', async () => {
  expect((await screenOf(['sun'], undefined)).has('/private/secret')).toBe(false);
  expect((await screenOf(['sun'], undefined, ['weather.read'])).get('/private/secret')).toMatchObject({ status: 200 });
});
