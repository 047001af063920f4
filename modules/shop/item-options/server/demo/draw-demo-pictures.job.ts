import { companyByCode } from '@fachwerk/companies/facade';
import { ownPicture } from '@fachwerk/media/facade-demo';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { job } from '@fachwerk/server/jobs';
import { sql } from '@fachwerk/server/sql';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { pictureSizes } from '../picture/picture-files.ts';
import { DISH_PHOTOS, GOODS_PHOTOS } from './demo-photos.ts';
import { DISHES, GLASSES, GOODS } from './demo-pictures.ts';
import { framed, rasterOf } from './demo-raster.ts';
import { drawDish } from './draw-dish.ts';
import { drawGlass } from './draw-glass.ts';
import { drawGoods } from './draw-goods.ts';

/** After the start, not before it: drawing a hundred pictures takes a while, and the shop is open meanwhile. */
export const drawDemoPicturesJob = job({
  name: 'item-options.draw-demo-pictures',
  isBatch: true,
  transaction: 'own',
  payload: z.object({}),
  run: async (ctx) => {
    await drawFor(ctx, 'trattoria-bella', [
      ...Object.entries(DISHES).map(([at, dish]) => shown(at, DISH_PHOTOS[at], () => drawDish(at, dish))),
      ...Object.entries(GLASSES).map(([at, glass]) => shown(at, DISH_PHOTOS[at], () => drawGlass(at, glass))),
    ]);
    await drawFor(
      ctx,
      'kontor-nord',
      Object.entries(GOODS).map(([code, goods]) => shown(`${code}-%`, GOODS_PHOTOS[code], () => drawGoods(goods))),
    );
  },
});

/** By the number of an item, or the beginning of many numbers: they share their files. */
type Shown = { readonly numbers: string; readonly isPhoto: boolean; readonly raster: () => Promise<Buffer> };

function shown(numbers: string, photo: string | undefined, draw: () => string): Shown {
  const own = photo ? ownPicture(photo) : undefined;
  return { numbers, isPhoto: own !== undefined, raster: () => (own ? framed(own) : rasterOf(draw())) };
}

async function drawFor(ctx: WorkCtx, code: string, pictures: readonly Shown[]) {
  const company = await companyByCode(ctx, code);
  if (!company?.isDemo) return;
  const inside: CompanyCtx = { ...ctx, companyId: company.id };
  for (const { numbers, raster } of pictures) {
    const items = await listWithoutPicture(inside, numbers);
    if (items.length > 0) await addPicture(inside, items, await stored(inside, await raster()));
  }
  const photographed = pictures.filter(({ isPhoto }) => isPhoto).map(({ numbers }) => numbers);
  await addCategoryPictures(inside, photographed);
}

function listWithoutPicture(ctx: CompanyCtx, numbers: string): Promise<{ id: string }[]> {
  return ctx.db.rows(sql`
    select i.id from catalog.item_view i
    where i.company_id = ${ctx.companyId} and i.number like ${numbers}
      and not exists (select from item_options.picture p where p.company_id = i.company_id and p.item_id = i.id)`);
}

async function stored(ctx: CompanyCtx, raster: Buffer): Promise<string> {
  const fileKey = `${ctx.companyId}/${ctx.newSecret(16)}`;
  for (const { key, type, width } of pictureSizes(fileKey)) {
    const sized = sharp(raster).resize(width);
    const bytes = await (type === 'image/webp' ? sized.webp({ quality: 80, effort: 2 }) : sized.jpeg()).toBuffer();
    await ctx.app.files.save(key, { bytes, type });
  }
  return fileKey;
}

/** Their text is the name of the item: it is what one sees. */
async function addPicture(ctx: CompanyCtx, items: readonly { id: string }[], fileKey: string): Promise<void> {
  await ctx.db.rows(sql`
    insert into item_options.picture (company_id, id, item_id, position, alt, file_key)
    select i.company_id, p.id, i.id, 1, i.name, ${fileKey}
    from unnest(${items.map(() => ctx.newId())}::uuid[], ${items.map(({ id }) => id)}::uuid[]) as p (id, item_id)
    join catalog.item_view i on i.company_id = ${ctx.companyId} and i.id = p.item_id`);
}

/** A category shows what its first item does, and rather a photograph than a drawing. */
async function addCategoryPictures(ctx: CompanyCtx, photographed: readonly string[]): Promise<void> {
  const categories = await ctx.db.rows<{ id: string }>(sql`
    select c.id from catalog.category_view c
    where c.company_id = ${ctx.companyId}
      and not exists (select from item_options.picture p where p.company_id = c.company_id and p.category_id = c.id)`);
  for (const { id } of categories) {
    await ctx.db.rows(sql`
      insert into item_options.picture (company_id, id, category_id, position, alt, file_key)
      select p.company_id, ${ctx.newId()}, ${id}, 1, p.alt, p.file_key
      from item_options.picture p join catalog.item_view i on i.company_id = p.company_id and i.id = p.item_id
      where p.company_id = ${ctx.companyId} and i.category_id = ${id}
      order by (i.number like any(${photographed}::text[])) desc, i.sort_key limit 1`);
  }
}
