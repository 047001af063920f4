import { companyByCode } from '@fachwerk/companies/facade';
import {
  addDemoPictures,
  DEMO_PICTURE_IDS,
  type DemoPicture,
  type OwnPicture,
  ownPicture,
} from '@fachwerk/media/facade-demo';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { job } from '@fachwerk/server/jobs';
import { sql } from '@fachwerk/server/sql';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { DISH_PHOTOS, GOODS_PHOTOS, MORE_PHOTOS, SALON_PHOTOS } from './demo-photos.ts';
import { DISHES, GLASSES, GOODS, SALON_PICTURES } from './demo-pictures.ts';
import { drawDish } from './draw-dish.ts';
import { drawGlass } from './draw-glass.ts';
import { drawGoods } from './draw-goods.ts';
import { drawLockers, drawShelf } from './draw-place.ts';
import { drawFace, drawOven, drawSalon, TEAM } from './draw-scene.ts';

/** Wide enough for a tile, a drawer and a column of a page. */
const WIDTH = 960;
const PHOTO_WIDTH = 1280;
const FEW = 12;
/** One without a description, so that the filter finds something. */
const UNDESCRIBED = 7;

/** After the start: the library holds what menu, shelves and site of the demo show. */
export const fillDemoLibraryJob = job({
  name: 'item-options.fill-demo-library',
  isBatch: true,
  transaction: 'own',
  payload: z.object({}),
  run: async (ctx) => {
    const dishes = Object.entries(DISHES).map(
      ([at, dish]) => [at, 'Speisen', DISH_PHOTOS[at], drawDish(at, dish)] as const,
    );
    const glasses = Object.entries(GLASSES).map(
      ([at, glass]) => [at, 'Getränke', DISH_PHOTOS[at], drawGlass(at, glass)] as const,
    );
    const goods = Object.entries(GOODS).map(
      ([code, each]) => [`${code}-%`, 'Sortiment', GOODS_PHOTOS[code], drawGoods(each)] as const,
    );
    await fill(ctx, 'trattoria-bella', async (inside) => [
      {
        id: DEMO_PICTURE_IDS.oven,
        name: 'Pizza vor dem Steinofen',
        tag: 'Restaurant',
        photo: 'pizza-margherita',
        svg: drawOven(),
      },
      ...(await named(inside, [...everyFifth(dishes), ...everyFifth(glasses)])),
    ]);
    await fill(ctx, 'kontor-nord', async (inside) => [
      {
        id: DEMO_PICTURE_IDS.shelf,
        name: 'Regal mit Papier, Tee und Geschirr',
        tag: 'Laden',
        photo: 'shop-shelf',
        svg: drawShelf(),
      },
      ...(await named(inside, goods.slice(0, FEW))),
    ]);
    await fill(ctx, 'zeitlagercity', async () => [
      {
        id: DEMO_PICTURE_IDS.lockers,
        name: 'Schließfachwand mit Koffer',
        tag: 'Standort',
        photo: 'locker-wall',
        svg: drawLockers(),
      },
    ]);
    await fill(ctx, 'salon-linde', async () => [
      { id: DEMO_PICTURE_IDS.salon, name: 'Platz am Spiegel', tag: 'Salon', photo: 'salon-chair', svg: drawSalon() },
      ...TEAM.map(({ name, face }) => ({ id: DEMO_PICTURE_IDS[name], name, tag: 'Team', svg: drawFace(face) })),
      ...Object.entries(SALON_PICTURES).map(([name, each]) => ({
        name,
        tag: 'Salon',
        photo: SALON_PHOTOS[name],
        svg: drawGoods(each),
      })),
    ]);
  },
});

type Drawing = {
  readonly id?: string;
  readonly name: string;
  readonly tag: string;
  /** Shown instead, once it is finished. */
  readonly photo?: string | undefined;
  readonly svg: string;
};
type Numbered = readonly (readonly [number: string, tag: string, photo: string | undefined, svg: string])[];

const everyFifth = <Each>(all: readonly Each[]) => all.filter((_, at) => at % 5 === 0);

type Company = keyof typeof MORE_PHOTOS;
async function fill(ctx: WorkCtx, code: Company, drawings: (ctx: CompanyCtx) => Promise<Drawing[]>): Promise<void> {
  const company = await companyByCode(ctx, code);
  if (!company?.isDemo) return;
  const inside: CompanyCtx = { ...ctx, companyId: company.id };
  const more = MORE_PHOTOS[code].map(ownPicture).filter((own) => own !== undefined);
  await addDemoPictures(inside, [...(await drawings(inside)).map(pictureOf), ...more.map(photographed)]);
}

function pictureOf({ id, name, tag, photo, svg }: Drawing, at: number): DemoPicture {
  const own = photo ? ownPicture(photo) : undefined;
  const known = { ...(id && { id }), name, tags: [tag] };
  if (own)
    return {
      ...known,
      alt: at === UNDESCRIBED ? { de: '' } : own.alt,
      focus: own.focus,
      draw: id ? own.read : () => narrowed(own, WIDTH),
    };
  return {
    ...known,
    alt: { de: at === UNDESCRIBED ? '' : `${name}, gezeichnet`, en: at === UNDESCRIBED ? '' : `${name}, a drawing` },
    draw: async () => new Uint8Array(await sharp(Buffer.from(svg)).removeAlpha().resize(WIDTH).png().toBuffer()),
  };
}

const photographed = ({ name, alt, tags, focus, ...own }: OwnPicture): DemoPicture => ({
  name,
  alt,
  tags,
  focus,
  draw: () => narrowed(own, PHOTO_WIDTH),
});

/** What no page shows across the whole screen: drawing it in its sizes takes a third of the time. */
async function narrowed({ read }: Pick<OwnPicture, 'read'>, width: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(
    await sharp(await read())
      .resize(width)
      .webp({ quality: 90 })
      .toBuffer(),
  );
}

/** By the name of the first item of that number. */
async function named(ctx: CompanyCtx, numbered: Numbered): Promise<Drawing[]> {
  const found: Drawing[] = [];
  for (const [number, tag, photo, svg] of numbered) {
    const item = await ctx.db.first<{ name: string }>(sql`
      select name ->> 'de' as name from catalog.item_view
      where company_id = ${ctx.companyId} and number like ${number} order by number limit 1`);
    if (item) found.push({ name: item.name, tag, photo, svg });
  }
  return found;
}
