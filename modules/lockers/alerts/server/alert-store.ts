import { visibleCompanies, withinPlaces } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { Alert, AlertComment, AlertKind, AlertSubject } from '../contract.ts';

export type AlertRow = Omit<Alert, 'subject' | 'assignee'> & {
  readonly subjectKind: AlertSubject['kind'];
  readonly subjectId: string;
  readonly subjectName: string;
  readonly assigneeId: string | null;
  readonly assigneeName: string;
};

/** Of `alerts.alert a`. */
export const alertColumns = sql`a.id, a.company_id, a.kind, a.priority, a.state, a.subject_kind, a.subject_id, a.subject_name, a.location_id,
  a.location_name, a.raised_at, a.last_at, a.times, a.ended_at, a.assignee_id, a.assignee_name, a.data, a.comments`;

export function alertFrom(row: AlertRow): Alert {
  const { subjectKind, subjectId, subjectName, assigneeId, assigneeName, ...rest } = row;
  return {
    ...rest,
    subject: { kind: subjectKind, id: subjectId, name: subjectName },
    assignee: assigneeId === null ? null : { id: assigneeId, name: assigneeName },
  };
}

/** Of the caller's company, or of one it looks after. */
export async function findAlert(ctx: CompanyCtx, id: string): Promise<Alert | undefined> {
  const row = await ctx.db.first<AlertRow>(sql`
    select ${alertColumns} from alerts.alert a where a.company_id = any(${await visibleCompanies(ctx)}) and a.id = ${id}
      and ${withinPlaces(ctx, sql`a.location_id`)}`);
  return row && alertFrom(row);
}

/** Those in sight, kept until the transaction ends, in an order that all who lock several share. */
export async function lockAlerts(ctx: CompanyCtx, ids: readonly string[]): Promise<Alert[]> {
  const rows = await ctx.db.rows<AlertRow>(sql`
    select ${alertColumns} from alerts.alert a
    where a.company_id = any(${await visibleCompanies(ctx)}) and a.id = any(${ids}) and ${withinPlaces(ctx, sql`a.location_id`)}
    order by a.subject_id, a.kind, a.id
    for update`);
  return rows.map(alertFrom);
}

export async function lockAlert(ctx: CompanyCtx, id: string): Promise<Alert | undefined> {
  return (await lockAlerts(ctx, [id]))[0];
}

/** Writes what people change about an alert that was locked before, inside its company. */
export async function saveAlert(ctx: CompanyCtx, alert: Alert): Promise<Alert> {
  await ctx.db.rows(sql`
    update alerts.alert set priority = ${alert.priority}, state = ${alert.state}, ended_at = ${alert.endedAt},
      assignee_id = ${alert.assignee?.id ?? null}, assignee_name = ${alert.assignee?.name ?? ''}
    where company_id = ${ctx.companyId} and id = ${alert.id}`);
  return alert;
}

export function listComments(ctx: CompanyCtx, alertId: string): Promise<AlertComment[]> {
  return ctx.db.rows<AlertComment>(sql`
    select id, at, person_name, text from alerts.alert_comment
    where company_id = ${ctx.companyId} and alert_id = ${alertId} order by at, id`);
}

export async function endAlerts(ctx: CompanyCtx, ids: readonly string[]): Promise<void> {
  await ctx.db.rows(sql`
    update alerts.alert set state = 'done', ended_at = ${ctx.now} where company_id = ${ctx.companyId} and id = any(${ids})`);
}

export async function isCauseOpen(ctx: CompanyCtx, cause: { kind: AlertKind; subjectId: string }): Promise<boolean> {
  const open = await ctx.db.first(sql`
    select from alerts.alert
    where company_id = ${ctx.companyId} and subject_id = ${cause.subjectId} and kind = ${cause.kind} and state = 'open'`);
  return open !== undefined;
}
