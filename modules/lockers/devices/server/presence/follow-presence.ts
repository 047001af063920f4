import { type Cause, raiseAlerts, settleAlerts } from '@fachwerk/alerts/facade';
import { record } from '@fachwerk/logs/facade';
import type { WorkCtx } from '@fachwerk/server/ctx';
import { isAlarming, type Presence } from '../../rules/presence.ts';
import { presenceChanged } from '../facade-hooks.ts';
import { notifyControllers } from './notify-controllers.ts';
import { findWatchStart, type Watched } from './presence-store.ts';

export type Turned = { readonly before: Presence; readonly after: Watched };

/** Consequences of a presence change: log, walls, alerts and screens. */
export async function followPresence(ctx: WorkCtx, turned: readonly Turned[]): Promise<void> {
  if (turned.length === 0) return;
  const watchedSince = await findWatchStart(ctx.db, ctx.now);
  for (const [companyId, here] of Map.groupBy(turned, ({ after }) => after.companyId)) {
    const scoped = { ...ctx, companyId };
    await record(scoped, ...here.map(({ after }) => occurrenceOf(after)));
    const ids = here.map(({ after }) => after.id);
    await ctx.app.hooks.find(presenceChanged)?.(scoped, ids);
    const gone = here.filter(({ before, after }) => !after.isOnline && isAlarming(before, ctx.now, watchedSince));
    await raiseAlerts(
      scoped,
      gone.map(({ after }) => causeOf(after)),
    );
    await settleAlerts(
      scoped,
      here.filter(({ after }) => after.isOnline).map(({ after }) => ({ kind: alertOf(after), subjectId: after.id })),
    );
    await notifyControllers(scoped, ids);
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
