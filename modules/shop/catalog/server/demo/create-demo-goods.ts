import { addDays } from '@fachwerk/base/time';
import { companyByCode } from '@fachwerk/companies/facade';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { acrossCompanies, jsonOf, sql } from '@fachwerk/server/sql';
import { NO_SAFETY, type ProductSafety } from '../../contract-facts.ts';
import { EXEMPT } from '../../rules/product-safety.ts';
import { addStoredCategory, listStoredCategories } from '../category/category-store.ts';
import { addFirstPrices } from '../item/price-store.ts';
import { noteWords } from '../words/count-words.job.ts';
import { DEMO_SERIES, DEMO_SHELVES, DEMO_WEIGHTS, type DemoGoods, USUAL_WEIGHT } from './demo-goods.ts';
import { DEMO_WORDS } from './demo-words.ts';

const MERCHANT = 'kontor-nord';
const OLD_DAYS = 200;

const named = (de: string, en = '') => ({ de, deDu: '', en, it: '', ru: '' });

/** Ten thousand items in a few statements: the first start does not wait for a shop. */
export async function createDemoGoods(ctx: WorkCtx): Promise<void> {
  const merchant = await companyByCode(ctx, MERCHANT);
  if (!merchant) return;
  const inside: CompanyCtx = { ...ctx, companyId: merchant.id, now: addDays(ctx.now, -OLD_DAYS) };
  if ((await listStoredCategories(inside)).length > 0) return;
  const added: GoodsRow[] = [];
  for (const { de, en, goods } of DEMO_SHELVES) {
    const categoryId = ctx.newId();
    const head = {
      name: named(de, en),
      description: named(''),
      availability: [],
      sortRule: 'name' as const,
      sortDir: 'asc' as const,
    };
    await addStoredCategory(inside, categoryId, head);
    const rows = goods.flatMap((kind) => rowsOf(inside, kind));
    await addRows(inside, categoryId, rows);
    added.push(...rows);
  }
  // What points at these items is checked row by row, by a plan that still believes in a small table.
  await ctx.db.rows(acrossCompanies('statistics are of a table, not of a company', sql`analyze catalog.item`));
  await addFirstPrices(
    inside,
    added.map(({ id, price }) => ({ itemId: id, variantId: null, cents: price })),
  );
  await noteWords(
    { ...inside, now: ctx.now },
    added.map(({ id }) => id),
  );
}

type GoodsRow = {
  readonly id: string;
  readonly number: string;
  readonly name: object;
  readonly description: object;
  readonly price: number;
  readonly vat: string;
  readonly thousandths: number | null;
  readonly unit: string | null;
  readonly variants: boolean;
  readonly stock: number | null;
  readonly weight: number;
  readonly safety: ProductSafety;
};

const MADE_HERE: ProductSafety = {
  ...NO_SAFETY,
  manufacturer: {
    name: 'Kontor Nord Handels-GmbH',
    address: 'Holtenauer Straße 84, 24105 Kiel',
    contact: 'moin@kontor-nord.example',
  },
};

function rowsOf(ctx: CompanyCtx, kind: DemoGoods): GoodsRow[] {
  return DEMO_SERIES.flatMap((series, line) =>
    kind.forms.map((form, at) => {
      const amount = kind.content?.amounts[at];
      return {
        id: ctx.newId(),
        number: `${kind.code}-${String(line * 5 + at + 1).padStart(3, '0')}`,
        name: named(`${kind.de} „${series}“, ${form}`, `${kind.en} “${series}”, ${form}`),
        description: named(...(DEMO_WORDS[kind.code] ?? (['', ''] as const))),
        // Some series are finer than others.
        price: kind.priceCents + kind.stepCents * at + (line % 7) * 10 * Math.ceil(kind.priceCents / 500),
        vat: kind.vatKind ?? 'standard',
        thousandths: amount === undefined ? null : amount * 1000,
        unit: kind.content?.unit ?? null,
        variants: kind.isByVariant ?? false,
        weight: weightOf(kind, at),
        stock: kind.isByVariant ? null : (line * 13 + at * 29) % 140,
        // The regulation is not about food.
        safety: kind.vatKind === 'reduced' ? EXEMPT : MADE_HERE,
      };
    }),
  );
}

/** What is in it and its packing; of everything else as it is heavy, and heavier from form to form. */
function weightOf({ code, content }: DemoGoods, at: number): number {
  const amount = content?.amounts[at];
  if (amount !== undefined) return Math.round(amount * 1.15) + 20;
  const [first, step] = DEMO_WEIGHTS.get(code) ?? USUAL_WEIGHT;
  return first + step * at;
}

async function addRows(ctx: CompanyCtx, categoryId: string, rows: readonly GoodsRow[]): Promise<void> {
  await ctx.db.rows(sql`
    insert into catalog.item (company_id, id, category_id, sort_rule, position, created_at, number, name, price_cents, vat_kind, content_thousandths,
      content_unit, has_variants, stock, hashtags, links, description, is_service, duration_minutes, deposit_cents, minimum_age, is_tobacco, is_cbd,
      is_prepaid, allergens, additives, diet, spicy, availability, safety, weight_grams)
    select ${ctx.companyId}, r.id, ${categoryId}, 'name', r.place, ${ctx.now}, r.number, r.name, r.price, r.vat, r.thousandths, r.unit, r.variants,
      r.stock, '[]', '[]', r.description, false, 0, 0, 0, false, false, false, '[]', '[]', 'any', 0, '[]', r.safety, r.weight
    from jsonb_to_recordset(${jsonOf(rows.map((row, at) => ({ ...row, place: at + 1 })))}::jsonb)
      as r (id uuid, number text, name jsonb, description jsonb, price int, vat text, thousandths bigint, unit text, variants boolean, stock int, weight int, safety jsonb, place int)`);
}
