import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Service } from '../contract.ts';
import { whyNotService } from './appointment.ts';
import { againPath, bookingPath, choiceIn } from './booking-path.ts';
import { chosenFigures, chosenService, leastFigures, NO_CHOICE, whyNotChoice } from './service-choice.ts';

const id = (at: number) => `018f0000-0000-7000-8000-${String(at).padStart(12, '0')}`;
const [SHORT, LONG, TINT, CARE] = [id(1), id(2), id(3), id(4)];

const cut: Service = {
  id: id(9),
  name: { de: 'Haarschnitt', en: 'Haircut' },
  description: {},
  durationMinutes: 45,
  beforeMinutes: 0,
  afterMinutes: 0,
  priceCents: 4800,
  isPrepaid: false,
  vatPercent: 19,
  isOnline: true,
  roomIds: [],
  variants: [
    { id: SHORT, name: { de: 'kurz', en: 'short' }, durationMinutes: 45, priceCents: 4800 },
    { id: LONG, name: { de: 'lang' }, durationMinutes: 80, priceCents: 6900 },
  ],
  addons: [
    { id: TINT, name: { de: 'Tönung', en: 'tinting' }, minutes: 30, priceCents: 3200 },
    { id: CARE, name: { de: 'Kur' }, minutes: 0, priceCents: 900 },
  ],
  isLeisure: false,
  isArchived: false,
};
const plain: Service = { ...cut, variants: [] };

const refusals = [
  ['nothing, where a variant is needed', cut, NO_CHOICE, 'appointment.variant_missing'],
  ['nothing, where there is nothing to choose', plain, NO_CHOICE, null],
  ['a variant', cut, { variantId: LONG, addonIds: [] }, null],
  ['a variant with add-ons', cut, { variantId: LONG, addonIds: [CARE, TINT] }, null],
  ['a variant of another service', plain, { variantId: LONG, addonIds: [] }, 'appointment.choice_unknown'],
  ['an add-on of another service', cut, { variantId: LONG, addonIds: [id(7)] }, 'appointment.choice_unknown'],
  ['an add-on twice', cut, { variantId: LONG, addonIds: [TINT, TINT] }, 'appointment.choice_unknown'],
] as const;
for (const [name, service, choice, expected] of refusals)
  test(`somebody chooses ${name}`, () => expect(whyNotChoice(service, choice)).toBe(expected));

test('what is booked is named, timed and priced by what was chosen', () => {
  const booked = chosenService(cut, { variantId: LONG, addonIds: [TINT] });
  expect(booked.name).toEqual({ de: 'Haarschnitt, lang, Tönung', en: 'Haircut, lang, tinting' });
  expect([booked.durationMinutes, booked.priceCents]).toEqual([110, 10_100]);
});

test('a list says the least: the shortest time, the lowest price, and whether there are others', () => {
  expect(leastFigures(cut)).toEqual({ durationMinutes: 45, priceCents: 4800, isFrom: true });
  expect(leastFigures(plain)).toEqual({ durationMinutes: 45, priceCents: 4800, isFrom: false });
  const byAgreement = cut.variants.map((variant) => ({ ...variant, priceCents: null }));
  expect(leastFigures({ ...cut, variants: byAgreement })).toMatchObject({ priceCents: null, isFrom: false });
});

const services: readonly (readonly [string, Partial<Service>, string | null])[] = [
  [
    'a prepaid one with a variant without a price',
    { isPrepaid: true, variants: [{ ...cut.variants[0]!, priceCents: null }] },
    'appointment.prepaid_without_price',
  ],
  ['a prepaid one whose variants have prices', { isPrepaid: true, priceCents: null }, null],
  ['one with the same variant twice', { variants: [cut.variants[0]!, cut.variants[0]!] }, 'appointment.choice_twice'],
  [
    'one that takes longer than a day',
    { addons: Array.from({ length: 7 }, (_, at) => ({ ...cut.addons[0]!, id: id(20 + at), minutes: 240 })) },
    'appointment.too_long',
  ],
];
for (const [name, given, expected] of services)
  test(`a service is saved: ${name}`, () => expect(whyNotService({ ...cut, ...given })).toBe(expected));

const cents = fc.integer({ min: 0, max: 10_000_000 });
const minutes = fc.integer({ min: 0, max: 240 });
const addons = fc.array(fc.record({ minutes, priceCents: cents }), { maxLength: 6 });
const price = fc.option(cents, { nil: null });

test('price and time are those of the variant and of each add-on, in whatever order they were chosen', () => {
  fc.assert(
    fc.property(
      price,
      fc.integer({ min: 5, max: 480 }),
      addons,
      fc.array(fc.boolean()),
      (base, durationMinutes, given, taken) => {
        const known = given.map((addon, at) => ({ ...addon, id: id(100 + at), name: { de: 'x' } }));
        const service = {
          ...cut,
          variants: [{ ...cut.variants[1]!, durationMinutes, priceCents: base }],
          addons: known,
        };
        const chosen = known.filter((_, at) => taken[at]);
        const addonIds = chosen.map((addon) => addon.id);
        const figures = chosenFigures(service, { variantId: LONG, addonIds });
        expect(figures).toEqual(chosenFigures(service, { variantId: LONG, addonIds: addonIds.toReversed() }));
        expect(figures.durationMinutes - durationMinutes).toBe(chosen.reduce((sum, addon) => sum + addon.minutes, 0));
        if (base === null) expect(figures.priceCents).toBeNull();
        else expect(figures.priceCents! - base).toBe(chosen.reduce((sum, addon) => sum + addon.priceCents, 0));
      },
    ),
  );
});

test('the same once more has person and choice in its address, while it is offered', () => {
  const booked = { staffId: id(5), variantId: LONG, addonIds: [TINT, CARE] };
  const path = againPath(cut, booked)!;
  expect(path).toBe(`/termine/${cut.id}?person=${id(5)}&variante=${LONG}&plus=${TINT}&plus=${CARE}`);
  expect(choiceIn(new URL(path, 'http://x').searchParams)).toEqual({ variantId: LONG, addonIds: [TINT, CARE] });
  expect(againPath({ ...cut, isArchived: true }, booked)).toBeNull();
  expect(againPath({ ...cut, isOnline: false }, booked)).toBeNull();
  expect(bookingPath('/termine', {})).toBe('/termine');
});
