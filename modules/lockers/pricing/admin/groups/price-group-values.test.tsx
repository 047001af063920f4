import { expect, test } from 'vitest';
import type { Price, PriceGroup } from '../../contract.ts';
import { groupDataFrom, PriceGroupValues, priceGroupValues, pricesFrom } from './price-group-values.ts';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const price = (number: number, given: Partial<Price>): Price => ({
  id: id(number),
  sizeCode: 'S',
  unit: 'hour',
  tiers: [
    { upTo: 3, cents: 250 },
    { upTo: null, cents: 199 },
  ],
  minimumCents: 250,
  dailyCapCents: 1000,
  overrunCentsPerHour: 300,
  // One in the morning in Berlin: not the beginning of a day there.
  validFrom: new Date('2027-01-01T00:00:00Z'),
  ...given,
});
const group: PriceGroup = {
  id: id(900),
  name: 'Mitte',
  currency: 'EUR',
  locations: 1,
  version: 4,
  prices: [
    price(1, {}),
    price(2, { unit: 'day', tiers: [{ upTo: null, cents: 1000 }], dailyCapCents: null, minimumCents: 0 }),
    price(3, { sizeCode: 'M' }),
    price(4, { validFrom: new Date('2027-05-31T22:00:00Z') }),
  ],
};
const codes = ['S', 'M', 'L'];

test('prices are a stage per beginning, sizes in the network’s order, money as it is typed', () => {
  const { stages } = priceGroupValues(group, codes);
  expect(stages.map(({ validOn, sizes }) => [validOn, sizes.map(({ sizeCode }) => sizeCode)])).toEqual([
    ['2027-01-01', ['S', 'M']],
    ['2027-06-01', ['S']],
  ]);
  expect(stages[0]!.sizes[0]).toEqual({
    sizeCode: 'S',
    units: [
      {
        unit: 'hour',
        tiers: [
          { upTo: 3, amount: '2,50' },
          { upTo: null, amount: '1,99' },
        ],
      },
      { unit: 'day', tiers: [{ upTo: null, amount: '10,00' }] },
    ],
    minimum: '2,50',
    cap: '10,00',
    overrun: '3,00',
  });
});

test('what is saved keeps ids and instants; the minimum and the cap of a size stand at each of its prices', () => {
  const data = groupDataFrom(priceGroupValues(group, codes), group);
  expect(data).toMatchObject({ id: group.id, name: 'Mitte', version: 4 });
  expect(data.prices.map(({ id: own }) => own)).toEqual([id(1), id(2), id(3), id(4)]);
  expect(data.prices[1]).toMatchObject({ unit: 'day', minimumCents: 250, dailyCapCents: 1000 });
  expect(data.prices.map(({ validFrom }) => validFrom)).toEqual(group.prices.map(({ validFrom }) => validFrom));
});

test('a stage that is moved begins at midnight of its day, and its prices are new ones', () => {
  const values = priceGroupValues(group, codes);
  values.stages[1]!.validOn = '2027-07-01';
  const moved = groupDataFrom(values, group).prices[3]!;
  expect([moved.id, moved.validFrom]).toEqual([undefined, new Date('2027-06-30T22:00:00Z')]);
});

const amounts = [
  ['1,99', true],
  ['1.99', true],
  ['1.999', false],
  ['2 €', false],
  ['', false],
] as const;
for (const [amount, isFine] of amounts) {
  test(`an amount „${amount}“ is ${isFine ? 'taken' : 'refused at its field'}`, () => {
    const values = priceGroupValues(group, codes);
    values.stages[0]!.sizes[0]!.units[1]!.tiers[0]!.amount = amount;
    const checked = PriceGroupValues.safeParse(values);
    expect(checked.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []).toEqual(
      isFine ? [] : [['stages.0.sizes.0.units.1.tiers.0.amount', 'field.money']],
    );
  });
}

test('half-typed amounts count as nothing in the preview', () => {
  const values = priceGroupValues(group, codes);
  values.stages[0]!.sizes[0]!.units[1]!.tiers[0]!.amount = 'ab';
  values.stages[0]!.validOn = '';
  expect(pricesFrom(values.stages)[1]).toMatchObject({ tiers: [{ upTo: null, cents: 0 }], validFrom: new Date(0) });
});
