import { catalog } from '@fachwerk/catalog/module';
import { companyByCode } from '@fachwerk/companies/facade';
import { companies } from '@fachwerk/companies/module';
import { logs } from '@fachwerk/logs/module';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { whyNotChoose } from '../../rules/choice.ts';
import { itemOptions } from '../module.ts';
import { listOffers } from '../offer/list-offers.ts';
import { DISHES, GLASSES, GOODS } from './demo-pictures.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openApp(companies, logs, catalog, itemOptions);
  // Twice: a start that broke off in the middle is repeated.
  for (let start = 0; start < 2; start++)
    for (const { demo } of [companies, catalog, itemOptions]) await demo!(app.work());
});
afterAll(() => app.close());

const inside = async (code: string) => ({ ...app.work(), companyId: (await companyByCode(app.work(), code))!.id });

test('the Trattoria has sixty dishes with a picture each, pizza in sizes with toppings, and everything can be chosen', async () => {
  const { offers, next } = await listOffers(await inside('trattoria-bella'), { limit: 200 });
  expect([offers.length, next]).toEqual([60, null]);
  expect(offers.filter(({ number }) => !(number in DISHES) && !(number in GLASSES))).toEqual([]);
  const margherita = offers.find(({ number }) => number === '20')!;
  expect(margherita).toMatchObject({ priceCents: 750, extraGroups: [{ minimum: 1 }, { mostOfSame: 2 }] });
  expect(margherita.variants.map(({ priceCents }) => priceCents)).toEqual([750, 950, 1740]);
  for (const offer of offers) {
    const extras = offer.extraGroups.flatMap((group) =>
      group.extras.slice(0, group.minimum).map(({ id }) => ({ extraId: id, quantity: 1 })),
    );
    const choice = { itemId: offer.id, variantId: offer.variants[0]?.id ?? null, extras };
    expect(whyNotChoose(offer, choice, app.time.now)).toBeNull();
  }
});

test('Kontor Nord has ten thousand items, most of them by variant, each of a kind that has a picture', async () => {
  const ctx = await inside('kontor-nord');
  const [counted] = await app.db.rows<{ items: number; byVariant: number; kinds: string[] }>(app.sql`
    select count(*)::int as items, (count(*) filter (where has_variants))::int as by_variant, array_agg(distinct left(number, 2)) as kinds
    from catalog.item where company_id = ${ctx.companyId} and not is_service`);
  expect(counted).toMatchObject({ items: 10_000, byVariant: 5000 });
  expect(counted!.kinds.sort()).toEqual(Object.keys(GOODS).sort());
  const { offers } = await listOffers(ctx, { search: 'notizbuch elbe', limit: 10 });
  expect(offers.map(({ name }) => name.de)).toContain('Notizbuch „Elbe“, A5 kariert');
  for (const { priceCents, variants } of offers) {
    expect(Math.min(...variants.map((variant) => variant.priceCents))).toBe(priceCents);
  }
});
