import { inCompany } from '@fachwerk/companies/facade';
import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
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
  const scoped = inCompany(ctx, location.companyId);
  await refuseForeignControllers(scoped, locationId, items);
  refuseConflicts(items, await takenAt(scoped, locationId), path);
  const ids = await insertLocks(scoped, location, items);
  for (const [index, id] of ids.entries()) {
    const { number, sizeCode } = items[index]!;
    const after = { number, sizeCode, location: location.name, locationId };
    await audit(scoped, { subjectKind: 'lock', subjectId: id, action: 'lock.added', after });
  }
  await noteBoxes(scoped, ids);
  await notifyWalls(scoped, [locationId]);
  await notifyWiring(scoped, items);
  return ids;
}
