import type { Language } from '@fachwerk/base/language';
import { vatPercent } from '@fachwerk/catalog/rules/vat';
import { customerFor, noteDealing } from '@fachwerk/customers/facade';
import type { HandoverAddress } from '@fachwerk/fulfilment/contract';
import type { OrderLine } from '@fachwerk/orders/contract';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { DeliveryType } from '@fachwerk/shop/contract-way';

export const MERCHANT = 'trattoria-bella';

export type DemoDish = {
  readonly id: string;
  readonly title: string;
  readonly number: string;
  readonly priceCents: number;
  readonly vatKind: Parameters<typeof vatPercent>[0];
};
export type DemoGuest = {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly language: Language;
  readonly address: HandoverAddress;
};
/** Between 0 and 1. */
export type Chance = () => number;

/** What can be had without choosing anything. */
export function demoDishes(ctx: CompanyCtx): Promise<DemoDish[]> {
  return ctx.db.rows<DemoDish>(sql`
    select id, name ->> 'de' as title, number, price_cents, vat_kind from catalog.item_view
    where company_id = ${ctx.companyId} and not is_archived and not has_variants and minimum_age = 0 and price_cents > 0
    order by sort_key, id limit 80`);
}

const GUESTS: readonly (readonly [name: string, street: string, postcode: string, language?: Language])[] = [
  ['Anna Becker', 'Venloer Straße 212', '50823'],
  ['Tobias Klein', 'Subbelrather Straße 88', '50823'],
  ['Fatma Yılmaz', 'Ehrenfeldgürtel 41', '50823'],
  ['Jonas Hartmann', 'Landmannstraße 7', '50825'],
  ['Giulia Ferri', 'Takustraße 15', '50825', 'it'],
  ['Mehmet Arslan', 'Nußbaumerstraße 60', '50823'],
  ['Sarah Lindner', 'Piusstraße 23', '50823', 'deDu'],
  ['Peter Schmitz', 'Gutenbergstraße 104', '50823'],
  ['Emily Turner', 'Vogelsanger Straße 139', '50823', 'en'],
  ['Lukas Weber', 'Rochusstraße 50', '50827'],
  ['Nina Hoffmann', 'Simrockstraße 12', '50823'],
  ['Olga Petrova', 'Hüttenstraße 30', '50823', 'ru'],
  ['Daniel Krämer', 'Stammstraße 71', '50823'],
  ['Clara Neumann', 'Körnerstraße 65', '50823', 'deDu'],
];

/** The guests of the demonstration become customers of the merchant. */
export async function demoGuests(ctx: CompanyCtx): Promise<DemoGuest[]> {
  const guests: DemoGuest[] = [];
  for (const [at, [name, street, postcode, language = 'de']] of GUESTS.entries()) {
    const [firstName = '', lastName = ''] = name.split(' ');
    const email = emailOf(name);
    const phone = `+49 221 5557${String(at + 10)}`;
    const { id } = await customerFor(ctx, { email, firstName, lastName, phone, language });
    await noteDealing(ctx, id);
    const address = { name, company: '', street, addition: '', postcode, city: 'Köln', country: 'DE', phone };
    guests.push({ id, firstName, lastName, email, phone, language, address });
  }
  return guests;
}

const emailOf = (name: string) => `${name.split(' ').map(plain).join('.')}@example.org`;

/** Whether the demonstration invented who has this address. */
export const isDemoGuest = (email: string): boolean => GUESTS.some(([name]) => emailOf(name) === email);

const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('ä', 'ae')
    .normalize('NFD')
    .replaceAll(/[^a-z]/g, '');

export const pick = <Each>(list: readonly Each[], chance: Chance): Each => list[Math.floor(chance() * list.length)]!;

/** More than half is brought, a third is fetched, the rest is eaten in. */
export function demoType(chance: Chance): DeliveryType {
  const at = chance();
  return at < 0.55 ? 'delivery' : at < 0.88 ? 'pickup' : 'totable';
}

const WISHES = ['Bitte ohne Knoblauch', 'Nicht zu salzig', 'Mit zwei Gabeln', 'Extra Serviette'];
/** What somebody writes who gets it so. */
export const NOTES: Readonly<Record<DeliveryType, readonly string[]>> = {
  delivery: ['Bitte klingeln, das Licht im Hof geht nicht.', 'Zweiter Hinterhof, dritter Stock.'],
  pickup: ['Ich komme mit dem Rad.', 'Bitte getrennt einpacken.'],
  totable: ['Bitte alles zusammen bringen.', 'Wir sitzen draußen.'],
  shipment: ['Bitte bei den Nachbarn abgeben.'],
  box: ['Ich hole es auf dem Heimweg.'],
};

/** One to four dishes, as a couple or a family orders them. */
export function demoLines(dishes: readonly DemoDish[], type: DeliveryType, at: Date, chance: Chance): OrderLine[] {
  const chosen = new Set(Array.from({ length: 1 + Math.floor(chance() * 3.4) }, () => pick(dishes, chance)));
  const lines = [...chosen].map((dish): OrderLine => {
    const note = chance() < 0.12 ? pick(WISHES, chance) : '';
    return {
      kind: 'item',
      subjectId: dish.id,
      title: dish.title,
      detail: note,
      quantity: chance() < 0.25 ? 2 : 1,
      unitCents: dish.priceCents,
      vatPercent: vatPercent(dish.vatKind, at),
      data: {
        choice: { itemId: dish.id, variantId: null, extras: [] },
        note,
        number: dish.number,
        kitchenTitle: dish.title,
        extras: [],
      },
    };
  });
  if (type !== 'delivery') return lines;
  const { subjectId, vatPercent: percent } = lines[0]!;
  const way = { kind: 'delivery', subjectId, title: 'Lieferung', detail: '', quantity: 1, unitCents: 250 } as const;
  return [...lines, { ...way, vatPercent: percent, data: {} }];
}
