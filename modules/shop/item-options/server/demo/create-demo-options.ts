import { addDays } from '@fachwerk/base/time';
import { addFirstPrices, lockItem, takeVariantPrice } from '@fachwerk/catalog/facade';
import { wholeAllergens } from '@fachwerk/catalog/rules/allergens';
import { companyByCode } from '@fachwerk/companies/facade';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { addJob } from '@fachwerk/server/jobs';
import { jsonOf, sql } from '@fachwerk/server/sql';
import { listStoredGroups, saveExtras, saveStoredGroup } from '../extra/group-store.ts';
import { saveGroupsOf, saveHead, saveVariant } from '../variant/options-store.ts';
import { COLOURS, DEMO_GROUPS, FAMILY, PIZZA_SIZES, PIZZAS, SORTS } from './demo-options.ts';
import { drawDemoPicturesJob } from './draw-demo-pictures.job.ts';
import { fillDemoLibraryJob } from './fill-demo-library.job.ts';

/** As old as what the catalog tells of it, so that a promo can be tried out. */
const OLD_DAYS = 90;

const named = ([de, en = '', it = '', ru = '']: readonly string[]) => ({ de: de!, deDu: '', en, it, ru });

/** Leaves alone what is already there: a start that broke off in the middle may be repeated. */
export async function createDemoOptions(ctx: WorkCtx): Promise<void> {
  const bella = await companyByCode(ctx, 'trattoria-bella');
  const kontor = await companyByCode(ctx, 'kontor-nord');
  const now = addDays(ctx.now, -OLD_DAYS);
  if (bella?.isDemo) await fillMenu({ ...ctx, companyId: bella.id, now });
  if (kontor?.isDemo) await fillShelves({ ...ctx, companyId: kontor.id, now });
  if (!bella?.isDemo && !kontor?.isDemo) return;
  await addJob(ctx, drawDemoPicturesJob, {});
  await addJob(ctx, fillDemoLibraryJob, {});
}

type Numbered = { readonly id: string; readonly number: string; readonly priceCents: number };

const listNumbered = (ctx: CompanyCtx) =>
  ctx.db.rows<Numbered>(sql`
    select id, number, price_cents from catalog.item_view where company_id = ${ctx.companyId} order by number`);

async function fillMenu(ctx: CompanyCtx): Promise<void> {
  if ((await listStoredGroups(ctx)).length > 0) return;
  const items = await listNumbered(ctx);
  const groups = await addGroups(ctx);
  for (const item of items) {
    const number = Number(item.number);
    const own = groups.filter(({ items: [from, to] }) => number >= from && number <= to).map(({ id }) => id);
    if (own.length > 0) await saveGroupsOf(ctx, item.id, own);
    if (number >= PIZZAS.from && number <= PIZZAS.to) await addSizes(ctx, item);
  }
}

async function addGroups(ctx: CompanyCtx) {
  const groups = DEMO_GROUPS.map((group) => ({ ...group, id: ctx.newId() }));
  for (const { id, names, minimum, maximum, mostOfSame, extras, items } of groups) {
    const rows = extras.map(({ names: words, cents, allergens = [], additives = [] }) => ({
      id: ctx.newId(),
      name: named(words),
      surchargeCents: cents,
      sizePrices: items[0] === PIZZAS.from && cents > 0 ? [sizePrice(cents)] : [],
      allergens: wholeAllergens(allergens),
      additives: [...additives],
    }));
    await saveStoredGroup(ctx, id, { name: named(names), minimum, maximum, mostOfSame, extras: rows });
    await saveExtras(ctx, id, rows);
  }
  return groups;
}

/** To full ten cents. */
const sizePrice = (cents: number) => ({
  size: FAMILY.size,
  surchargeCents: Math.round((cents * FAMILY.percent) / 1000) * 10,
});

async function addSizes(ctx: CompanyCtx, { id: itemId, priceCents }: Numbered): Promise<void> {
  const sizes = PIZZA_SIZES.map(({ names, cents }) => ({
    id: ctx.newId(),
    name: named(names),
    cents: priceCents + cents,
  }));
  for (const [at, { id, name, cents }] of sizes.entries()) {
    const data = { name, number: '', priceCents: cents, promo: null, content: null, depositCents: null };
    await saveVariant(ctx, { itemId, id, position: at + 1 }, data);
  }
  await addFirstPrices(
    ctx,
    sizes.map(({ id, cents }) => ({ itemId, variantId: id, cents })),
  );
  await saveHead(ctx, itemId, named(['Größe', 'Size', 'Formato', 'Размер']));
  const item = await lockItem(ctx, itemId);
  if (item) await takeVariantPrice(ctx, item, Math.min(...sizes.map(({ cents }) => cents)));
}

/** Thousands at once, in three statements. */
async function fillShelves(ctx: CompanyCtx): Promise<void> {
  const known = await ctx.db.rows(sql`select from item_options.variant where company_id = ${ctx.companyId} limit 1`);
  if (known.length > 0) return;
  const items = await ctx.db.rows<Numbered>(sql`
    select id, number, price_cents from catalog.item_view where company_id = ${ctx.companyId} and has_variants order by number`);
  const variants = items.flatMap((item, line) =>
    (SORTS[item.number.slice(0, 2)] ?? COLOURS.slice(0, 3 + (line % 3))).map((names, at) => ({
      id: ctx.newId(),
      itemId: item.id,
      position: at + 1,
      name: named(names),
      number: `${item.number}-${at + 1}`,
      cents: item.priceCents + (at > 2 ? 100 : 0),
      stock: (line * 7 + at * 31) % 90,
    })),
  );
  await ctx.db.rows(sql`
    insert into item_options.variant (company_id, id, item_id, position, name, number, price_cents, stock, created_at)
    select ${ctx.companyId}, r.id, r."itemId", r.position, r.name, r.number, r.cents, r.stock, ${ctx.now}
    from jsonb_to_recordset(${jsonOf(variants)}::jsonb)
      as r (id uuid, "itemId" uuid, position int, name jsonb, number text, cents int, stock int)`);
  await addFirstPrices(
    ctx,
    variants.map(({ itemId, id, cents }) => ({ itemId, variantId: id, cents })),
  );
  await ctx.db.rows(sql`
    insert into item_options.item_options (company_id, item_id, variants_name)
    select i.company_id, i.id, ${jsonOf(named(['Ausführung', 'Version', 'Versione', 'Вариант']))}::jsonb
    from catalog.item_view i where i.company_id = ${ctx.companyId} and i.has_variants`);
}
