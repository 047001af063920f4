import { record } from '@fachwerk/logs/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { AlertKind } from '../../contract.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { type CauseKey, settleOpen } from './cause-store.ts';
import { occurrenceOf } from './occurrence.ts';

export function settleAlert(ctx: CompanyCtx, kind: AlertKind, subjectId: string): Promise<void> {
  return settleAlerts(ctx, [{ kind, subjectId }]);
}

/** The causes went away by themselves. Whatever has no open alert is passed over, so it may be called again and again. */
export async function settleAlerts(ctx: CompanyCtx, causes: readonly CauseKey[]): Promise<void> {
  if (causes.length === 0) return;
  await ctx.db.transaction(async (db) => {
    const scoped = { ...ctx, db };
    const settled = await settleOpen(scoped, causes);
    const occurrences = settled.map(({ kind, subjectKind, subjectId, subjectName, locationId, locationName }) =>
      occurrenceOf('alert.settled', kind, {
        subject: { kind: subjectKind, id: subjectId, name: subjectName },
        location: locationId === null ? null : { id: locationId, name: locationName },
      }),
    );
    await record(scoped, ...occurrences);
    await notifyWatchers(scoped, 'changed', settled);
  });
}
