import type { Me } from '@fachwerk/auth/contract';
import { catalogCapabilities, type ItemRow } from '@fachwerk/catalog/contract';
import type { Category } from '@fachwerk/catalog/contract-category';
import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bulkApi } from '../../contract-bulk.ts';
import { extraApi } from '../../contract-extra.ts';
import { named } from '../../rules/offer.for-tests.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { changeFrom, NO_CHANGE, priceFrom, saysAnything } from './change-values.ts';

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const itemOf = (at: number, name: string, priceCents: number) =>
  ({ id: idOf(at), name: named(name), priceCents, version: 3 }) as ItemRow;
const items = [itemOf(1, 'Margherita', 890), itemOf(2, 'Cola', 350)];
const category = { id: idOf(9), name: named('Getränke'), isArchived: false } as Category;

beforeEach(() =>
  startSession('token-of-the-test', {
    id: idOf(90),
    language: 'de',
    capabilities: Object.keys(catalogCapabilities),
  } as unknown as Me),
);
afterEach(cleanup);

function open() {
  const wire = fakeWire(answering(extraApi.list, { groups: [] }));
  const onClose = vi.fn();
  renderScreen(<ChangeDialog items={items} categories={[category]} onClose={onClose} />);
  return { wire, onClose, user: userEvent.setup() };
}
const choose = async (user: ReturnType<typeof open>['user'], field: string, option: string) => {
  await user.click(screen.getByRole('combobox', { name: field }));
  await user.click(await screen.findByRole('option', { name: option }));
};
const save = () => screen.getByRole('button', { name: '2 Artikel ändern' });

test('prices are raised in one call, seen before; who stood in the way is named', async () => {
  const { wire, user, onClose } = open();
  expect((save() as HTMLButtonElement).disabled || save().getAttribute('aria-disabled') === 'true').toBe(true);
  await choose(user, 'Preis', 'Um Prozent ändern');
  await user.type(screen.getByLabelText('Prozent'), '5');
  expect(await screen.findByText(/Margherita 8,90.€ → 9,30.€ · Cola 3,50.€ → 3,70.€/)).toBeTruthy();
  const sentence = 'Der Artikel wurde inzwischen geändert.';
  wire.now(
    refusing(bulkApi.change, 409, 'items.refused', 'Nichts wurde geändert.', {
      fields: [{ path: 'items.1.id', code: 'item.changed_meanwhile', error: sentence }],
    }),
  );
  await user.click(save());
  expect(await screen.findByText(`Cola: ${sentence}`)).toBeTruthy();
  wire.now(answering(bulkApi.change, {}));
  await user.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledWith(true));
  expect(wire.calls(bulkApi.change).at(-1)?.body).toMatchObject({
    items: items.map(({ id, version }) => ({ id, version })),
    change: { price: { kind: 'percent', value: 50, rounding: 'ten_cents' } },
  });
});

const prices = [
  [
    { priceKind: 'amount', price: '-0,50' },
    { kind: 'amount', value: -50, rounding: 'ten_cents' },
  ],
  [
    { priceKind: 'amount', price: '1.20' },
    { kind: 'amount', value: 120, rounding: 'ten_cents' },
  ],
  [
    { priceKind: 'set', price: '9,90' },
    { kind: 'set', value: 990, rounding: 'ten_cents' },
  ],
  [{ priceKind: 'set', price: '-9,90' }, undefined],
  [{ priceKind: 'percent', price: '200' }, undefined],
  [{ priceKind: 'percent', price: '' }, undefined],
  [{ priceKind: '', price: '5' }, undefined],
] as const;
for (const [typed, expected] of prices) {
  test(`${typed.priceKind || 'no change'} of “${typed.price}”`, () =>
    expect(priceFrom({ ...NO_CHANGE, ...typed })).toEqual(expected));
}

test('what is left as it is says nothing; always and as the shop say something', () => {
  expect(saysAnything(changeFrom(NO_CHANGE))).toBe(false);
  expect(saysAnything(changeFrom({ ...NO_CHANGE, times: 'always' }))).toBe(true);
  expect(changeFrom({ ...NO_CHANGE, delivery: 'shop', visibility: 'shown', addedTags: '#neu, scharf' })).toMatchObject({
    deliveryDays: null,
    isHidden: false,
    addedTags: ['neu', 'scharf'],
  });
});
