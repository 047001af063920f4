import { access } from '@fachwerk/auth/module';
import { change, type Endpoint, type Input } from '@fachwerk/base/contract';
import { Nothing } from '@fachwerk/base/schema';
import { createCompany } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import { addDomain } from '@fachwerk/companies/testing';
import { customers } from '@fachwerk/customers/module';
import { logs } from '@fachwerk/logs/module';
import { findOwnOrder, linesOf } from '@fachwerk/orders/facade';
import { orders } from '@fachwerk/orders/module';
import { payLater } from '@fachwerk/pay-later/module';
import { payments } from '@fachwerk/payments/module';
import { contribute } from '@fachwerk/server/hooks';
import { type Module, on } from '@fachwerk/server/module';
import { sites } from '@fachwerk/sites/module';
import { openAppWith } from '@fachwerk/testing/app';
import { siteHostFor } from '@fachwerk/testing/people';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { checkoutApi } from '../../contract.ts';
import { seenCart } from '../../rules/seen-lines.ts';
import { type LineProvider, lineProviders } from '../facade-lines.ts';
import { checkout } from '../module.ts';
import { fillCart } from './fill-cart.ts';

const LINE = '01890000-0000-7000-8000-000000000001';
const START = new Date('2026-03-02T09:00:00Z');
const END = new Date('2026-03-02T10:00:00Z');
const done: string[] = [];

/** An appointment at nine: a line with a period and terms, which nothing but the cart knows of. */
const appointments: LineProvider = {
  kind: 'appointments',
  price: async () => {
    done.push('priced');
    const words = { title: 'Haarschnitt', detail: 'Tina' };
    return {
      lines: [
        {
          ...words,
          id: LINE,
          kind: 'appointment',
          label: '',
          quantity: 1,
          priceCents: 3000,
          vatPercent: 19,
          period: { startsAt: START, endsAt: END, isNow: false, durationMinutes: 60, timeZone: 'Europe/Berlin' },
          terms: '24h',
          moreAt: null,
          isCancellable: true,
          holdExpiresAt: null,
          isExpired: false,
        },
      ],
      codeItems: [],
      withCoupon: () => ({
        discounts: [],
        goods: null,
        savedCents: 0,
        orderLines: () => [
          { ...words, kind: 'appointment', subjectId: LINE, quantity: 1, unitCents: 3000, vatPercent: 19, data: {} },
        ],
        mayBePaidLater: false,
        payable: (offered) => offered,
        address: {},
        hold: async () => {
          done.push('held');
          return async (_ctx, { order }) => void done.push(`placed ${order.totalCents}`);
        },
      }),
    };
  },
  remove: async (_ctx, _cart, lineId) => (lineId === LINE ? 0 : null),
  release: async () => void done.push('released'),
};

const chooseApi = change({
  repeats: 'same',
  method: 'POST',
  path: '/public/appointments-for-tests/choose',
  access: 'site',
  summary: 'Puts an appointment into the cart.',
  input: z.object({}),
  output: Nothing,
});
const salon: Module = {
  name: 'salon-for-tests',
  contributions: [contribute(lineProviders, appointments)],
  routes: [
    on(chooseApi, async (ctx) => {
      await fillCart(ctx, 'appointments', { isOverwriting: false });
      return {};
    }),
  ],
};

const { authenticate: _people, ...peopleTables } = access;
const { siteOf: _sites, ...siteTables } = sites;

let app: Awaited<ReturnType<typeof openAppWith>>;
let companyId: string;
beforeAll(async () => {
  // No lockers, no shop: a cart needs neither.
  app = await openAppWith(
    {},
    companies,
    peopleTables,
    logs,
    siteTables,
    customers,
    payments,
    orders,
    payLater,
    checkout,
    salon,
  );
  companyId = (await createCompany(app.work(), { name: 'Salon', kind: 'merchant', isDemo: true })).id;
  await addDomain(app, companyId, siteHostFor(companyId));
});
afterAll(() => app.close());
beforeEach(() => {
  done.length = 0;
});

function visitor() {
  const cookies: Record<string, string> = {};
  return async <E extends Endpoint>(endpoint: E, input: Input<E>) => {
    const answer = await app.call(endpoint, input, { siteOf: companyId, cookies: { ...cookies } });
    Object.assign(cookies, answer.cookies);
    return answer;
  };
}

const CONTACT = { email: 'kim@example.org', firstName: 'Kim', lastName: 'Lang', phone: '' };
const placing = (cart: { readonly id: string | null; readonly totalCents: number }, terms = '24h') => ({
  data: {
    cartId: cart.id!,
    lines: [{ id: LINE, endsAt: END, priceCents: 3000, terms }],
    contact: CONTACT,
    accepted: { terms: true, privacy: true, withdrawal: true },
    newsletter: false,
    expectedTotalCents: cart.totalCents,
  },
  paymentOption: 'test' as const,
  paymentData: {},
});

test('a cart takes whatever a provider brings: shown, held before the order, placed after it, without lockers and shop', async () => {
  const call = visitor();
  await call(checkoutApi.show, {});
  expect(done).toEqual([]);
  await call(chooseApi, {});
  const { body: cart } = await call(checkoutApi.show, {});
  expect(cart).toMatchObject({ totalCents: 3000, lines: [{ kind: 'appointment', title: 'Haarschnitt' }] });
  expect(seenCart(cart)).toMatchObject([{ id: LINE, terms: '24h', priceCents: 3000 }]);

  const other = await call(checkoutApi.pay, placing(cart, '48h'));
  expect(other.body.code).toBe('cart.changed_meanwhile');

  done.length = 0;
  const { status, body } = await call(checkoutApi.pay, placing(cart));
  expect(status).toBe(200);
  expect(done).toEqual(['priced', 'held', 'placed 3000']);
  const scoped = { ...app.work(), companyId };
  const order = (await findOwnOrder(scoped, body.orderHash))!;
  expect(await linesOf(scoped, order.id)).toMatchObject([{ kind: 'appointment', totalCents: 3000 }]);
  // The same again is the same order; its provider is not asked.
  done.length = 0;
  expect((await call(checkoutApi.pay, placing(cart))).body.orderHash).toBe(body.orderHash);
  expect(done).toEqual([]);
});

test('a line that is taken out leaves an empty cart; one that is emptied is let go', async () => {
  const call = visitor();
  await call(chooseApi, {});
  expect((await call(checkoutApi.remove, { lineId: LINE })).body).toMatchObject({ lines: [], totalCents: 0 });
  expect((await call(checkoutApi.remove, { lineId: LINE })).body.code).toBe('cart.item_unknown');
  await call(chooseApi, {});
  await call(checkoutApi.clear, {});
  expect(done).toContain('released');
});
