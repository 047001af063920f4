import { companiesWatching, inCompany } from '@fachwerk/companies/facade';
import { notifyControllers } from '@fachwerk/devices/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { publish } from '@fachwerk/server/realtime-publish';
import { lockerStream } from '../../contract.ts';

/** Where more have changed, the whole wall is asked for again. */
const MOST_NAMED = 100;

type Touched = { readonly lockId: string; readonly locationId: string };

/** Tells screens to look again: once per location and company that watches. As the last act of a transaction. */
export async function notifyLocks(ctx: CompanyCtx, touched: readonly Touched[]): Promise<void> {
  if (touched.length === 0) return;
  const byLocation = Map.groupBy(touched, ({ locationId }) => locationId);
  for (const companyId of await companiesWatching(ctx)) {
    for (const [locationId, locks] of byLocation) {
      const lockIds = locks.map(({ lockId }) => lockId);
      await publish(
        inCompany(ctx, companyId),
        lockerStream,
        lockIds.length > MOST_NAMED ? { type: 'wall', locationId } : { type: 'locks', locationId, lockIds },
      );
    }
  }
}

/** Boxes were added, moved or taken away. */
export async function notifyWalls(ctx: CompanyCtx, locationIds: Iterable<string>): Promise<void> {
  for (const companyId of await companiesWatching(ctx)) {
    for (const locationId of new Set(locationIds)) {
      await publish(inCompany(ctx, companyId), lockerStream, { type: 'wall', locationId });
    }
  }
}

/** The same for controllers on which more or fewer locks hang now. */
export async function notifyWiring(
  ctx: CompanyCtx,
  wired: readonly { readonly controllerId: string | null }[],
): Promise<void> {
  const controllerIds = [...new Set(wired.flatMap(({ controllerId }) => controllerId ?? []))];
  if (controllerIds.length > 0) await notifyControllers(ctx, controllerIds);
}
