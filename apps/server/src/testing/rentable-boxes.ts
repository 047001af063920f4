import { addDomain } from '@fachwerk/companies/testing';
import { addController } from '@fachwerk/devices/testing';
import { addLocation } from '@fachwerk/locations/testing';
import { addBox } from '@fachwerk/lockers/testing';
import { addBoxSizes, addPriceGroup } from '@fachwerk/pricing/testing';
import type { Database } from '@fachwerk/server/db';
import { sql } from '@fachwerk/server/sql';

/** The first company gets a site and a location with boxes of size S, two euros an hour; answers the id of the location. */
export async function openRentableBoxes(db: Database, host: string, boxes: number): Promise<string> {
  const at = { db, time: { now: new Date() } };
  const { id: companyId } = (await db.first<{ id: string }>(sql`select id from companies.company`))!;
  await addDomain(at, companyId, host);
  await addBoxSizes(at, companyId, ['S']);
  const priceGroupId = await addPriceGroup(at, companyId, { S: 200 });
  const locationId = await addLocation(at, { companyId, name: 'Mitte', city: 'Berlin', priceGroupId });
  const controllerId = await addController(at, companyId, locationId);
  for (let channel = 1; channel <= boxes; channel++) {
    await addBox(at, { companyId, locationId, controllerId, channel });
  }
  return locationId;
}
