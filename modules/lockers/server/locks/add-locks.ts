import { inCompany } from '@fachwerk/companies/facade';
import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/module';
import type { LockData } from '../../contract-lock.ts';
import { noteBoxes } from '../changes/note-boxes.ts';
import { notifyWalls, notifyWiring } from '../changes/notify-screens.ts';
import { insertLocks, locationOrUnknown, refuseConflicts, refuseForeignControllers, takenAt } from './write-locks.ts';

/** New locks at one location; `path` says where each stands in what was sent. Returns their ids. */
export async function addLocks(
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
  await notifyWalls(inside, [locationId]);
  await notifyWiring(inside, items);
  return ids;
}
