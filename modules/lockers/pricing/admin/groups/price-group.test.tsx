import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { BoxSize, PriceGroup, PriceGroupData } from '../../contract.ts';
import { pricingApi } from '../../contract.ts';
import { groupLike, priceOfSize, SIZES } from '../../rules/prices.for-tests.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { signedIn, surroundings } from '../pricing.for-tests.ts';
import { PriceGroupList } from './price-group-list.tsx';

afterEach(cleanup);

function open(group: PriceGroup, at = `/admin/price-groups/${group.id}`, sizes: BoxSize[] = SIZES) {
  signedIn();
  const wire = fakeWire(...surroundings([group], sizes));
  renderScreen(<PriceGroupList />, { path: '/admin/price-groups/:id?', at });
  return { wire, person: userEvent.setup() };
}

const save = () => screen.getByText('Speichern').closest('button')!;
const HOUR = 'Größe S, Preis je Stunde';
const amount = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const put = async (label: string, text: string) => fireEvent.change(await amount(label), { target: { value: text } });
const sentOf = (wire: ReturnType<typeof fakeWire>) =>
  (wire.calls(pricingApi.savePriceGroup).at(-1)!.body as { priceGroup: PriceGroupData }).priceGroup;

test('the example goes along while somebody types', async () => {
  open(groupLike({ locations: 0 }));
  expect((await amount(HOUR)).value).toBe('2,00');
  expect(screen.getByText(/^3 Std\. = 6,00 € · 1 Tag = 9,00 €/)).toBeTruthy();
  await put(HOUR, '2.50');
  expect(screen.getByText(/^3 Std\. = 7,50 €/)).toBeTruthy();
});

test('what is still to be typed is no price of nothing in the example', async () => {
  open(groupLike({ locations: 0 }));
  await put(HOUR, '');
  expect(screen.getByText(/^3 Std\. = 9,00 € · 1 Tag = 9,00 €/)).toBeTruthy();
});

const amounts = ['1.999', '2 €', ''] as const;
for (const text of amounts) {
  test(`an amount „${text}“ is refused at its field`, async () => {
    const { wire, person } = open(groupLike());
    await put(HOUR, text);
    await person.click(save());
    expect((await screen.findAllByText(/Bitte einen Betrag wie 1,99/)).length).toBeGreaterThan(0);
    expect(wire.calls(pricingApi.savePriceGroup)).toEqual([]);
  });
}

test('a tier is added and saved in cents, with the ids that were there', async () => {
  const group = groupLike();
  const { wire, person } = open(group);
  await person.click(await screen.findByLabelText('Größe S, Stunde: Staffel hinzufügen'));
  const [first] = screen.getAllByLabelText<HTMLInputElement>(HOUR);
  fireEvent.change(first!, { target: { value: '3,50' } });
  wire.now(answering(pricingApi.savePriceGroup, { ...group, version: 5 }));
  await person.click(save());
  await expect.poll(() => wire.calls(pricingApi.savePriceGroup).length).toBe(1);
  expect(sentOf(wire)).toMatchObject({ id: group.id, version: 4 });
  expect(sentOf(wire).prices[0]).toMatchObject({
    id: group.prices[0]!.id,
    tiers: [
      { upTo: 1, cents: 350 },
      { upTo: null, cents: 200 },
    ],
  });
});

test('a planned change begins later and leaves today’s prices alone', async () => {
  const group = groupLike({ prices: [priceOfSize(501)] });
  const { wire, person } = open(group);
  await person.click(await screen.findByText(adminDe['prices.plan']));
  const [, planned] = screen.getAllByLabelText<HTMLInputElement>(HOUR);
  fireEvent.change(planned!, { target: { value: '2,20' } });
  const [, day] = screen.getAllByLabelText<HTMLInputElement>(/^Gültig ab/);
  fireEvent.change(day!, { target: { value: '2099-01-01' } });
  wire.now(answering(pricingApi.savePriceGroup, group));
  await person.click(save());
  await expect.poll(() => wire.calls(pricingApi.savePriceGroup).length).toBe(1);
  expect(sentOf(wire).prices.map(({ id, tiers, validFrom }) => [id, tiers[0]!.cents, validFrom])).toEqual([
    [group.prices[0]!.id, 200, '2025-12-31T23:00:00.000Z'],
    [undefined, 220, '2098-12-31T23:00:00.000Z'],
  ]);
});

test('somebody was quicker: after discarding one sees the newer state, and saves over that', async () => {
  const group = groupLike();
  const newer = { ...group, prices: [priceOfSize(501, { tiers: [{ upTo: null, cents: 777 }] })], version: 5 };
  const { wire, person } = open(group);
  await put(HOUR, '2,40');
  wire.now(
    refusing(pricingApi.savePriceGroup, 409, 'price_group.changed_meanwhile', adminDe['price_group.changed_meanwhile']),
    answering(pricingApi.priceGroups, { priceGroups: [newer] }),
  );
  await person.click(save());
  await screen.findByText(adminDe['price_group.changed_meanwhile']);
  expect((await amount(HOUR)).value).toBe('2,40');
  await person.click(screen.getByText('Verwerfen').closest('button')!);
  await expect.poll(async () => (await amount(HOUR)).value).toBe('7,77');
});

test('a name that is taken is refused at its field', async () => {
  const { wire, person } = open(groupLike());
  fireEvent.change(await amount('Name *'), { target: { value: 'Bahnhof' } });
  wire.now(
    refusing(pricingApi.savePriceGroup, 409, 'price_group.name_taken', 'Der Name „Bahnhof“ ist bereits vergeben.'),
  );
  await person.click(save());
  await screen.findByText('Name: Der Name „Bahnhof“ ist bereits vergeben.');
});

test('a group in use cannot be deleted, and says why; another asks first', async () => {
  const { person } = open(groupLike());
  const used = (await screen.findByText('Löschen')).closest('button')!;
  expect(used.getAttribute('aria-disabled')).toBe('true');
  await person.click(used);
  expect(screen.queryByText('Preisgruppe Innenstadt löschen?')).toBeNull();
  cleanup();

  const free = open(groupLike({ locations: 0 }));
  free.wire.now(answering(pricingApi.removePriceGroup, {}));
  await free.person.click(await screen.findByText('Löschen'));
  await screen.findByText('Preisgruppe Innenstadt löschen?');
  expect(free.wire.calls(pricingApi.removePriceGroup)).toEqual([]);
  await free.person.click(screen.getAllByText('Löschen').at(-1)!);
  await expect.poll(() => free.wire.calls(pricingApi.removePriceGroup).length).toBe(1);
});

test('without sizes the way leads to them', async () => {
  open(groupLike(), '/admin/price-groups/new', []);
  expect(await screen.findByText(adminDe['price_groups.no_sizes.title'])).toBeTruthy();
});

test('sizes: the list is saved in its order; a size in use is refused in the server’s words', async () => {
  const { wire, person } = open(groupLike(), '/admin/price-groups#box-sizes');
  await person.click(await screen.findByLabelText('M nach oben'));
  wire.now(refusing(pricingApi.saveBoxSizes, 409, 'box_size.in_use', 'Es gibt Fächer der Größe S.'));
  await person.click(save());
  await screen.findByText('Es gibt Fächer der Größe S.');
  expect(wire.calls(pricingApi.saveBoxSizes)[0]!.body).toEqual({ boxSizes: [SIZES[1], SIZES[0]] });
});

test('sizes: a network without any begins with a proposal', async () => {
  const { wire, person } = open(groupLike(), '/admin/price-groups#box-sizes', []);
  await screen.findByText(adminDe['box_sizes.first']);
  wire.now(answering(pricingApi.saveBoxSizes, { boxSizes: SIZES }));
  await person.click(save());
  await expect.poll(() => wire.calls(pricingApi.saveBoxSizes).length).toBe(1);
  const sent = wire.calls(pricingApi.saveBoxSizes)[0]!.body as { boxSizes: BoxSize[] };
  expect(sent.boxSizes.map(({ code, name }) => `${code} ${name}`)).toEqual([
    'S Klein',
    'M Mittel',
    'L Groß',
    'XL Sehr groß',
  ]);
});
