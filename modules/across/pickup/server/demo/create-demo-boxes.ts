import { companyByCode } from '@fachwerk/companies/facade';
import { insertController } from '@fachwerk/devices/facade';
import { type LocationHead, listLocations } from '@fachwerk/locations/facade';
import { insertLocks } from '@fachwerk/lockers/facade-demo';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { USUAL_SETTINGS } from '../../rules/parcel.ts';
import { listCategories, savePacking } from '../packing/packing-store.ts';
import { saveSettingsRow } from '../settings/settings-store.ts';

const MERCHANT = 'trattoria-bella';

/** From top to bottom; rows that a box takes by its size. */
const COLUMN = ['S', 'M', 'M', 'L'] as const;
const HEIGHTS = { S: 1, M: 2, L: 3 } as const;
const COLUMNS = 3;

/** Twelve boxes beside the door of the Trattoria, driven by the simulator. Leaves alone what is there. */
export async function createDemoBoxes(ctx: WorkCtx): Promise<void> {
  const merchant = await companyByCode(ctx, MERCHANT);
  if (!merchant?.isDemo) return;
  await ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db, companyId: merchant.id };
    const known = sql`select from lockers.lock_view where company_id = ${merchant.id} limit 1`;
    const [location] = await listLocations(inside);
    if (!location || (await db.first(known))) return;
    await addBoxes(inside, location);
    await addDevice(inside, location, 'terminal');
    await saveSettingsRow(inside, { ...USUAL_SETTINGS, locationId: location.id });
    await savePacking(inside, (await listCategories(inside)).map(packingOf));
  });
}

async function addBoxes(ctx: CompanyCtx, location: LocationHead): Promise<void> {
  const controllerId = await addDevice(ctx, location, 'controller');
  let channel = 0;
  const boxes = Array.from({ length: COLUMNS }, (_, at) => {
    let row = 1;
    return COLUMN.map((sizeCode) => {
      channel += 1;
      const place = { column: at + 1, row, columnSpan: 1, rowSpan: HEIGHTS[sizeCode] };
      row += HEIGHTS[sizeCode];
      return { number: String(channel), sizeCode, controllerId, channel, place, priceGroupId: null };
    });
  });
  await insertLocks(ctx, location, boxes.flat(), ctx.now);
}

async function addDevice(ctx: CompanyCtx, { id: locationId }: LocationHead, kind: 'controller' | 'terminal') {
  const id = ctx.newId();
  const [name, serial] = kind === 'controller' ? ['Abholfächer', 'FC-TB0001'] : ['Eingang', 'FT-TB0001'];
  await insertController(ctx, id, { locationId, kind, name, serial, note: '', lockType: '' }, { isVirtual: true });
  return id;
}

const COLD = /eis|dolci|dessert|tiramis|salat|insalat/i;
const DRINKS = /getränk|bevande|wein|vin|bier|birr/i;

/** A pizza in its carton takes five litres, a bottle one. */
function packingOf({ id, name }: { readonly id: string; readonly name: string }) {
  const isDrink = DRINKS.test(name);
  const isCold = COLD.test(name);
  const warmth = isDrink ? ('any' as const) : isCold ? ('chilled' as const) : ('hot' as const);
  return { categoryId: id, volumeMl: isDrink ? 1000 : isCold ? 1500 : 5000, warmth };
}
