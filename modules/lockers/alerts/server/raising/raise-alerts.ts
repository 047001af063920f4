import { record } from '@fachwerk/logs/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { emit } from '@fachwerk/server/events';
import { addJob } from '@fachwerk/server/jobs';
import { type AlertKind, type AlertPriority, type AlertSubject, alertRaised } from '../../contract.ts';
import { effectOfRaise, mailDueAt, TRAITS } from '../../rules/raise.ts';
import { alertsRaised } from '../facade-hooks.ts';
import { mailAlertsJob } from '../mails/mail-alerts.job.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { addAlerts, continueAlerts, lockNewest } from './cause-store.ts';
import { occurrenceOf } from './occurrence.ts';

/** What is wrong, and with what. `data` holds the parameters of the sentence (`rules/sentence.ts`). */
export type Cause = {
  readonly kind: AlertKind;
  readonly subject: AlertSubject;
  readonly location: { readonly id: string; readonly name: string } | null;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly priority?: AlertPriority;
};

/** `isNew` is false for one that was open already, and for one that is back after a short while. */
export type Raised = { readonly alertId: string; readonly isNew: boolean };

export async function raiseAlert(ctx: CompanyCtx, cause: Cause): Promise<Raised> {
  return (await raiseAlerts(ctx, [cause]))[0]!;
}

/**
 * Any number of causes of one company, in a handful of statements, in the caller's transaction; the answers stand in their order.
 * May be called with the same cause again and again. Best as the last act of a transaction.
 */
export async function raiseAlerts(ctx: CompanyCtx, causes: readonly Cause[]): Promise<Raised[]> {
  if (causes.length === 0) return [];
  return ctx.db.transaction(async (db) => {
    const raised = await raiseInside({ ...ctx, db }, new Map(causes.map((cause) => [keyOf(cause), cause])));
    return causes.map((cause) => raised.get(keyOf(cause))!);
  });
}

async function raiseInside(ctx: CompanyCtx, causes: ReadonlyMap<string, Cause>): Promise<Map<string, Raised>> {
  const newest = await lockNewest(ctx, [...causes.values()].map(causeKey));
  const known = new Map(newest.map((alert) => [keyOf(alert), alert]));
  const effects = new Map(
    [...causes].map(([key, { kind }]) => [key, effectOfRaise(kind, known.get(key), ctx.now)] as const),
  );

  const going = [...causes].filter(([key]) => effects.get(key) !== 'new');
  const continued = await continueAlerts(
    ctx,
    going.map(([key, { data = null }]) => ({ id: known.get(key)!.id, isCounted: effects.get(key) !== 'kept', data })),
  );
  const raised = new Map<string, Raised>(continued.map((alert) => [keyOf(alert), { alertId: alert.id, isNew: false }]));
  for (const [key] of going) {
    if (effects.get(key) === 'kept') raised.set(key, { alertId: known.get(key)!.id, isNew: false });
  }

  const missing = [...causes].filter(([key]) => !raised.has(key));
  const given = missing.map(([, cause]) => ({
    id: ctx.newId(),
    priority: TRAITS[cause.kind].priority,
    data: {},
    ...cause,
  }));
  const added = given.length > 0 ? await addAlerts(ctx, given) : [];
  const ownIds = new Set(given.map(({ id }) => id));
  for (const alert of added) raised.set(keyOf(alert), { alertId: alert.id, isNew: ownIds.has(alert.id) });

  const locationOf = (alert: Parameters<typeof keyOf>[0]) => causes.get(keyOf(alert))?.location?.id ?? null;
  const reopened = continued.filter((alert) => effects.get(keyOf(alert)) === 'reopened');
  const repeated = continued.filter((alert) => effects.get(keyOf(alert)) === 'repeated');
  const begun = [...added.filter(({ id }) => ownIds.has(id)), ...reopened];
  await record(ctx, ...begun.map((alert) => occurrenceOf('alert.raised', alert.kind, causes.get(keyOf(alert))!)));
  await lookAgainLater(ctx, [
    ...added.filter(({ id }) => ownIds.has(id)),
    ...reopened.filter(({ isMailed }) => !isMailed),
  ]);
  if (begun.length > 0)
    await ctx.app.hooks.find(alertsRaised)?.(
      ctx,
      begun.map(({ id }) => id),
    );
  if (begun.length > 0) {
    const alerts = begun.map((alert) => ({ id: alert.id, kind: alert.kind, locationId: locationOf(alert) }));
    await emit(ctx, alertRaised, { companyId: ctx.companyId, at: ctx.now, alerts });
  }
  await notifyWatchers(
    ctx,
    begun.length > 0 ? 'raised' : 'changed',
    [...begun, ...repeated].map((alert) => ({
      ...alert,
      locationId: locationOf(alert),
    })),
  );
  return raised;
}

/** Not at once for everything: a blink does not write to anybody. */
async function lookAgainLater(ctx: CompanyCtx, alerts: readonly { id: string; kind: AlertKind }[]): Promise<void> {
  const byTime = Map.groupBy(alerts, ({ kind }) => mailDueAt(kind, ctx.now).getTime());
  for (const [time, due] of byTime) {
    const payload = { companyId: ctx.companyId, alertIds: due.map(({ id }) => id) };
    await addJob(ctx, mailAlertsJob, payload, { runAt: new Date(time) });
  }
}

const causeKey = ({ kind, subject }: Cause) => ({ kind, subjectId: subject.id });
const keyOf = (about: Cause | { kind: AlertKind; subjectId: string }) =>
  `${about.kind} ${'subject' in about ? about.subject.id : about.subjectId}`;
