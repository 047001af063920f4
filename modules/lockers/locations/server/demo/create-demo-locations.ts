import { companyByCode, networkOf } from '@fachwerk/companies/facade';
import { listPriceGroups } from '@fachwerk/pricing/facade';
import { audit } from '@fachwerk/server/audit';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { storeImage } from '../image/image-files.ts';
import { addStoredLocation, saveImageKey } from '../location-store.ts';
import { drawScene, SCENES } from './demo-picture.ts';
import { DEMO_PLACES, type DemoPlace } from './demo-places.ts';

/** Leaves a company alone that has locations already: a start that broke off in the middle may be repeated. */
export async function createDemoLocations(ctx: WorkCtx): Promise<void> {
  for (const [code, places] of Object.entries(DEMO_PLACES)) {
    const company = await companyByCode(ctx, code);
    if (!company) continue;
    await ctx.db.transaction(async (db) => {
      const inCompany = { ...ctx, db, companyId: company.id };
      if (await hasLocations(inCompany)) return;
      const networkId = await networkOf(inCompany);
      const inNetwork = { ...inCompany, companyId: networkId };
      const groups = new Map((await listPriceGroups(inNetwork)).map(({ name, id }) => [name, id]));
      for (const place of places) await addPlace(inCompany, place, networkId, groups.get(place.group) ?? null);
    });
  }
}

async function hasLocations(ctx: CompanyCtx): Promise<boolean> {
  const query = sql`select from locations.location where company_id = ${ctx.companyId} limit 1`;
  return (await ctx.db.first(query)) !== undefined;
}

async function addPlace(ctx: CompanyCtx, place: DemoPlace, networkId: string, priceGroupId: string | null) {
  const { group: _, hours, ...rest } = place;
  const id = ctx.newId();
  const data = { ...rest, priceGroupId, openingHours: hours(ctx.now.getUTCFullYear()) };
  await addStoredLocation(ctx, { id, networkId, data });
  const scene = SCENES[place.address.city];
  if (scene) {
    const picture = { name: 'place.png', type: 'image/png', bytes: await drawScene(scene) };
    await saveImageKey(ctx, id, await storeImage(ctx, picture));
  }
  await audit(ctx, {
    subjectKind: 'location',
    subjectId: id,
    action: 'location.added',
    after: { name: place.name.de },
  });
}
