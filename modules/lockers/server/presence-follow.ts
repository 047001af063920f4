import { type Cause, raiseAlerts, settleAlerts } from '@fachwerk/alerts/facade';
import { companiesWatching, inCompany } from '@fachwerk/companies/facade';
import { record } from '@fachwerk/logs/facade';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/module';
import { publish } from '@fachwerk/server/realtime-publish';
import { lockerStream } from '../contract.ts';
import { isAlarming, type Presence } from '../rules/presence.ts';
import { noteBoxesOf } from './box-history.ts';
import { findWatchStart, type Watched } from './presence-store.ts';

export type Turned = { readonly before: Presence; readonly after: Watched };

/** Who came and who went: the log, the walls, the alerts, the screens. */
export async function followPresence(ctx: WorkCtx, turned: readonly Turned[]): Promise<void> {
  if (turned.length === 0) return;
  const watchedSince = await findWatchStart(ctx.db, ctx.now);
  for (const [companyId, here] of Map.groupBy(turned, ({ after }) => after.companyId)) {
    const inside = { ...ctx, companyId };
    await record(inside, ...here.map(({ after }) => occurrenceOf(after)));
    await noteBoxesOf(
      inside,
      here.map(({ after }) => after.id),
    );
    const gone = here.filter(({ before, after }) => !after.isOnline && isAlarming(before, ctx.now, watchedSince));
    await raiseAlerts(
      inside,
      gone.map(({ after }) => causeOf(after)),
    );
    await settleAlerts(
      inside,
      here.filter(({ after }) => after.isOnline).map(({ after }) => ({ kind: alertOf(after), subjectId: after.id })),
    );
    await tellOfControllers(
      inside,
      here.map(({ after }) => after.id),
    );
  }
}

/** Tells screens to look again, once per company that watches. As the last act of a transaction. */
export async function tellOfControllers(ctx: CompanyCtx, controllerIds: string[]): Promise<void> {
  for (const companyId of await companiesWatching(ctx)) {
    await publish(inCompany(ctx, companyId), lockerStream, { type: 'controllers', controllerIds });
  }
}

const alertOf = ({ kind }: Watched) => (kind === 'terminal' ? 'terminal_offline' : 'controller_offline');

export function causeOf(device: Watched): Cause {
  const { id, name, locationId, locationName, offlineSince } = device;
  return {
    kind: alertOf(device),
    subject: { kind: 'controller', id, name },
    location: { id: locationId, name: locationName },
    data: { since: offlineSince },
  };
}

function occurrenceOf({ id, kind, name, isOnline, locationId, locationName }: Watched) {
  return {
    type: isOnline ? 'controller.online' : 'controller.offline',
    controllerId: id,
    location: { id: locationId, name: locationName },
    person: { id: null, name: '' },
    data: { name, kind },
  };
}
