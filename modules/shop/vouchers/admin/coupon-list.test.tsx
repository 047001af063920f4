import { itemApi } from '@fachwerk/catalog/contract';
import { categoryApi } from '@fachwerk/catalog/contract-category';
import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Coupon, couponApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { CouponList } from './coupon-list.tsx';

beforeEach(() => {
  Object.assign(window, { innerWidth: 1440 });
  startSession('token-of-the-test', { id: 'me', capabilities: ['vouchers.read', 'vouchers.manage'] });
});
afterEach(cleanup);

const coupon: Coupon = {
  id: '018f0000-0000-7000-8000-000000000001',
  code: 'SOMMER',
  name: 'Sommerfest',
  kind: 'percent',
  amountCents: 0,
  percent: 15,
  itemId: null,
  types: [],
  itemIds: [],
  categoryIds: [],
  weekdays: [],
  minimumCents: 0,
  fromOn: null,
  untilOn: null,
  mostUses: 50,
  mostPerCustomer: null,
  isFirstOrder: false,
  state: 'active',
  uses: 12,
  costCents: 4230,
  stoppedAt: null,
  createdAt: new Date('2026-03-01T10:00:00Z'),
  version: 3,
};

function open(at: string, ...more: Parameters<typeof fakeWire>) {
  const wire = fakeWire(
    answering(couponApi.list, { coupons: [coupon], next: null, total: 1 }),
    answering(couponApi.find, { coupon, uses: [], names: [] }),
    answering(itemApi.list, { items: [], next: null, total: { count: 0, isMore: false } }),
    answering(categoryApi.list, { usualVat: 'meal', categories: [] }),
    ...more,
  );
  renderScreen(<CouponList />, { path: '/admin/coupons/:id?', at });
  return { wire, person: userEvent.setup() };
}

test('the list says what a code is worth, how it stands, how often it was used and what that cost', async () => {
  open('/admin/coupons');
  const row = within(await screen.findByRole('row', { name: /SOMMER/ }));
  for (const words of ['Sommerfest', '15 % Rabatt', adminDe['coupons.state.active'], '12 von 50', /42,30/])
    expect(row.getByText(words)).toBeTruthy();
});

test('what the rule refuses stands at its field, and nothing is sent', async () => {
  const { wire, person } = open('/admin/coupons/new', answering(couponApi.add, coupon));
  const drawer = within(await screen.findByRole('dialog'));
  await person.type(drawer.getByLabelText(/^Code/), 'neu 26');
  await person.type(drawer.getByLabelText(/^Bezeichnung/), 'Neu');
  await person.clear(drawer.getByLabelText(/^Rabatt in Prozent/));
  await person.click(drawer.getByRole('button', { name: adminDe['coupons.add'] }));
  expect(await drawer.findAllByText('Diese Angabe fehlt.')).toBeTruthy();
  expect(wire.calls(couponApi.add)).toEqual([]);
  await person.type(drawer.getByLabelText(/^Rabatt in Prozent/), '20');
  await person.click(drawer.getByRole('button', { name: adminDe['coupons.add'] }));
  expect(wire.calls(couponApi.add)[0]?.body).toMatchObject({ coupon: { code: 'NEU26', percent: 20, amountCents: 0 } });
});

test('a code that is there already is said at the field', async () => {
  const fields = [{ path: 'coupon.code', code: 'coupon.code_taken', error: 'Der Code SOMMER ist bereits vergeben.' }];
  const refusal = refusing(couponApi.save, 409, 'coupon.code_taken', 'Den Code gibt es schon.', { fields });
  const { person } = open(`/admin/coupons/${coupon.id}`, refusal);
  const drawer = within(await screen.findByRole('dialog'));
  await person.type(await drawer.findByLabelText(/^Bezeichnung/), ' 2');
  await person.click(drawer.getByRole('button', { name: 'Speichern' }));
  expect((await drawer.findAllByText('Der Code SOMMER ist bereits vergeben.')).length).toBeGreaterThan(0);
});
