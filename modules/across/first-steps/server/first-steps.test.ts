import { type Browser, openAuth, type TestAuth } from '@fachwerk/auth/testing';
import { addDomain, completeParty } from '@fachwerk/companies/testing';
import type { Module } from '@fachwerk/server/module';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstStepsApi, type StepsPlace } from '../contract.ts';
import { firstSteps } from './module.ts';

/** What another module says, for staff who may not do it here. */
const elsewhere: Module = {
  name: 'elsewhere',
  capabilities: { 'elsewhere.manage': { roles: ['administrator'], kinds: ['franchisee'] } },
  texts: {
    de: {
      'step.elsewhere': 'Anderes',
      'step.elsewhere.about': 'Anderes',
      'step.salon': 'Salon',
      'step.salon.about': 'Salon',
    },
    deDu: {},
    en: {},
  },
  firstSteps: [
    { name: 'elsewhere', rank: 1, path: '/', capability: 'elsewhere.manage', isDone: async () => false },
    { name: 'salon', rank: 2, path: '/', capability: 'company.edit', trades: ['service'], isDone: async () => true },
  ],
};

let auth: TestAuth;
let bella: Browser;
beforeAll(async () => {
  auth = await openAuth(firstSteps, elsewhere);
  bella = await auth.signedIn(await auth.person(['administrator'], {}, auth.bella));
});
afterAll(() => auth.app.close());

const steps = async (who = bella, place: StepsPlace = 'overview') =>
  (await who.call(firstStepsApi.show, { place })).body;

test('the list ticks itself, in its order, and goes when all is done', async () => {
  expect((await steps()).steps.map(({ name, isDone }) => [name, isDone])).toEqual([
    ['company', false],
    ['domain', false],
  ]);
  expect((await steps()).steps[0]).toMatchObject({ title: 'Firmendaten ergänzen', path: '/admin/settings/company' });
  await completeParty(auth.app, auth.bella.id);
  expect((await steps()).steps.map(({ isDone }) => isDone)).toEqual([true, false]);
  expect((await steps()).isHidden).toBe(false);
  await addDomain(auth.app, auth.bella.id, 'bella.example');
  expect(await steps()).toMatchObject({ isHidden: true, steps: [{ isDone: true }, { isDone: true }] });
});

test('a trade has its own steps', async () => {
  const become = (trade: string) =>
    auth.app.db.rows(auth.app.sql`update companies.company set trade = ${trade} where id = ${auth.bella.id}`);
  await become('service');
  expect((await steps(bella, 'help')).steps.map(({ name }) => name)).toContain('salon');
  await become('shop');
  expect((await steps(bella, 'help')).steps.map(({ name }) => name)).not.toContain('salon');
});

test('it is put away for the company, comes back, and is nobody else’s', async () => {
  const city = await auth.signedIn(await auth.person());
  const answer = await city.call(firstStepsApi.putAway, { isPutAway: true });
  expect(answer.body.isHidden).toBe(true);
  expect(await steps(city)).toEqual({ steps: [], isHidden: true });
  expect((await steps(city, 'help')).steps.length).toBeGreaterThan(0);
  expect((await city.call(firstStepsApi.putAway, { isPutAway: false })).body.isHidden).toBe(false);
  const reader = await auth.signedIn(await auth.person(['reader']));
  expect((await reader.call(firstStepsApi.putAway, { isPutAway: true })).status).toBe(403);
  // Nothing there for who may do none of it.
  expect(await steps(reader)).toEqual({ steps: [], isHidden: true });
});
