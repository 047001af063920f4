import { inCompany } from '@fachwerk/companies/facade';
import { audit } from '@fachwerk/server/audit';
import type { Ctx, UseCase } from '@fachwerk/server/module';
import type { LockData, lockApi } from '../contract-lock.ts';
import { noteBoxes } from './box-history.ts';
import { tellOfWalls } from './lock-hints.ts';
import { lockOrUnknown } from './lock-store.ts';
import { insertLocks, locationOrUnknown, refuseConflicts, refuseForeignControllers, takenAt } from './lock-write.ts';

export const addLock: UseCase<typeof lockApi.add> = async (ctx, { item: { locationId, ...item } }) => {
  const [id] = await added(ctx, locationId, [item], () => 'item');
  return lockOrUnknown(ctx, id!);
};

/** All or none: it is one statement. */
export const addWall: UseCase<typeof lockApi.addWall> = async (ctx, { locationId, items }) => {
  const ids = await added(ctx, locationId, items, (index) => `items.${index}`);
  return { added: ids.length };
};

async function added(
  ctx: Ctx,
  locationId: string,
  items: readonly LockData[],
  path: (index: number) => string,
): Promise<string[]> {
  const location = await locationOrUnknown(ctx, locationId);
  const inside = inCompany(ctx, location.companyId);
  await refuseForeignControllers(inside, locationId, items);
  refuseConflicts(items, await takenAt(inside, locationId), path);
  const ids = await insertLocks(inside, location, items);
  for (const [index, id] of ids.entries()) {
    const { number, sizeCode } = items[index]!;
    const after = { number, sizeCode, location: location.name, locationId };
    await audit(inside, { subjectKind: 'lock', subjectId: id, action: 'lock.added', after });
  }
  await noteBoxes(inside, ids);
  await tellOfWalls(inside, [locationId]);
  return ids;
}
