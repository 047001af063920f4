import { companyByCode } from '@fachwerk/companies/facade';
import { addDemoPictures, DEMO_PICTURE_IDS, type DemoPicture } from '@fachwerk/media/facade-demo';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { job } from '@fachwerk/server/jobs';
import { sql } from '@fachwerk/server/sql';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { DISHES, GLASSES, GOODS, SALON_PICTURES } from './demo-pictures.ts';
import { drawDish } from './draw-dish.ts';
import { drawGlass } from './draw-glass.ts';
import { drawGoods } from './draw-goods.ts';
import { drawLockers, drawShelf } from './draw-place.ts';
import { drawFace, drawOven, drawSalon, TEAM } from './draw-scene.ts';

/** Wide enough for a tile, a drawer and a column of a page. */
const WIDTH = 960;
const FEW = 12;
/** One without a description, so that the filter finds something. */
const UNDESCRIBED = 7;

/** After the start: the library holds the drawings that menu, shelves and site of the demo show. */
export const fillDemoLibraryJob = job({
  name: 'item-options.fill-demo-library',
  isBatch: true,
  transaction: 'own',
  payload: z.object({}),
  run: async (ctx) => {
    const dishes = Object.entries(DISHES).map(([number, dish]) => [number, 'Speisen', drawDish(number, dish)] as const);
    const glasses = Object.entries(GLASSES).map(
      ([number, glass]) => [number, 'Getränke', drawGlass(number, glass)] as const,
    );
    const goods = Object.entries(GOODS).map(([code, each]) => [`${code}-%`, 'Sortiment', drawGoods(each)] as const);
    await fill(ctx, 'trattoria-bella', async (inside) => [
      { id: DEMO_PICTURE_IDS.oven, name: 'Pizza vor dem Steinofen', tag: 'Restaurant', svg: drawOven() },
      ...(await named(inside, [...everyFifth(dishes), ...everyFifth(glasses)])),
    ]);
    await fill(ctx, 'kontor-nord', async (inside) => [
      { id: DEMO_PICTURE_IDS.shelf, name: 'Regal mit Papier, Tee und Geschirr', tag: 'Laden', svg: drawShelf() },
      ...(await named(inside, goods.slice(0, FEW))),
    ]);
    await fill(ctx, 'zeitlagercity', async () => [
      { id: DEMO_PICTURE_IDS.lockers, name: 'Schließfachwand mit Koffer', tag: 'Standort', svg: drawLockers() },
    ]);
    await fill(ctx, 'salon-linde', async () => [
      { id: DEMO_PICTURE_IDS.salon, name: 'Platz am Spiegel', tag: 'Salon', svg: drawSalon() },
      ...TEAM.map(({ name, face }) => ({ id: DEMO_PICTURE_IDS[name], name, tag: 'Team', svg: drawFace(face) })),
      ...Object.entries(SALON_PICTURES).map(([name, each]) => ({ name, tag: 'Salon', svg: drawGoods(each) })),
    ]);
  },
});

type Drawing = { readonly id?: string; readonly name: string; readonly tag: string; readonly svg: string };
type Numbered = readonly (readonly [number: string, tag: string, svg: string])[];

const everyFifth = <Each>(all: readonly Each[]) => all.filter((_, at) => at % 5 === 0);

async function fill(ctx: WorkCtx, code: string, drawings: (ctx: CompanyCtx) => Promise<Drawing[]>): Promise<void> {
  const company = await companyByCode(ctx, code);
  if (!company?.isDemo) return;
  const inside: CompanyCtx = { ...ctx, companyId: company.id };
  const pictures = (await drawings(inside)).map(
    ({ id, name, tag, svg }, at): DemoPicture => ({
      ...(id && { id }),
      name,
      tags: [tag],
      alt: { de: at === UNDESCRIBED ? '' : `${name}, gezeichnet`, en: at === UNDESCRIBED ? '' : `${name}, a drawing` },
      draw: async () => new Uint8Array(await sharp(Buffer.from(svg)).removeAlpha().resize(WIDTH).png().toBuffer()),
    }),
  );
  await addDemoPictures(inside, pictures);
}

/** By the name of the first item of that number. */
async function named(ctx: CompanyCtx, numbered: Numbered): Promise<Drawing[]> {
  const found: Drawing[] = [];
  for (const [number, tag, svg] of numbered) {
    const item = await ctx.db.first<{ name: string }>(sql`
      select name ->> 'de' as name from catalog.item_view
      where company_id = ${ctx.companyId} and number like ${number} order by number limit 1`);
    if (item) found.push({ name: item.name, tag, svg });
  }
  return found;
}
