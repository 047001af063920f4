import type { CompanyCtx } from '@fachwerk/server/ctx';
import { allOf, sql } from '@fachwerk/server/sql';
import type { TimeLog, TimeLogData } from '../../contract.ts';

const columns = sql`l.id, l.project_id, p.name as project_name, l.user_id, l.user_name, l.started_at as start_time,
  l.ended_at as end_time, l.minutes as total_time, l.description, l.hashtags, l.hourly_rate_cents`;
const withProject = sql`time_tracking.time_log l join time_tracking.project p on p.company_id = l.company_id and p.id = l.project_id`;

export function findTimeLog(ctx: CompanyCtx, id: string): Promise<TimeLog | undefined> {
  return ctx.db.first<TimeLog>(sql`
    select ${columns} from ${withProject} where l.company_id = ${ctx.companyId} and l.id = ${id}`);
}

/** Keeps the row until the transaction ends: of two devices that stop the same timer, one is told that it has stopped. */
export function lockTimeLog(ctx: CompanyCtx, id: string): Promise<TimeLog | undefined> {
  return ctx.db.first<TimeLog>(sql`
    select ${columns} from ${withProject} where l.company_id = ${ctx.companyId} and l.id = ${id} for update of l`);
}

export function findRunning(ctx: CompanyCtx, userId: string): Promise<TimeLog | undefined> {
  return ctx.db.first<TimeLog>(sql`
    select ${columns} from ${withProject}
    where l.company_id = ${ctx.companyId} and l.user_id = ${userId} and l.ended_at is null`);
}

export type LogFilter = {
  readonly from: Date;
  readonly to: Date;
  readonly userId?: string | undefined;
  readonly projectId?: string | undefined;
  readonly hashtag?: string | undefined;
};

/** More than a company logs in a year; what comes after is asked for by shorter spans. */
const MOST = 20_000;

/** Finished ones that began within a span, newest first. */
export function listTimeLogs(ctx: CompanyCtx, { from, to, userId, projectId, hashtag }: LogFilter): Promise<TimeLog[]> {
  const conditions = allOf([
    sql`l.company_id = ${ctx.companyId} and l.started_at >= ${from} and l.started_at < ${to} and l.ended_at is not null`,
    userId ? sql`l.user_id = ${userId}` : null,
    projectId ? sql`l.project_id = ${projectId}` : null,
    hashtag ? sql`${hashtag} = any(l.hashtags)` : null,
  ]);
  return ctx.db.rows<TimeLog>(sql`
    select ${columns} from ${withProject} where ${conditions} order by l.started_at desc, l.id desc limit ${MOST}`);
}

type NewLog = TimeLogData & {
  readonly id: string;
  readonly projectId: string;
  readonly userId: string;
  readonly userName: string;
  readonly hourlyRateCents: number;
};

export async function addTimeLog(ctx: CompanyCtx, log: NewLog): Promise<void> {
  await ctx.db.rows(sql`
    insert into time_tracking.time_log (company_id, id, project_id, user_id, user_name, started_at, ended_at, description, hashtags,
      hourly_rate_cents, created_at)
    values (${ctx.companyId}, ${log.id}, ${log.projectId}, ${log.userId}, ${log.userName}, ${log.startTime}, ${log.endTime},
      ${log.description}, ${log.hashtags}, ${log.hourlyRateCents}, ${ctx.now})`);
}

type KnownLog = TimeLogData & Pick<TimeLog, 'id' | 'projectId' | 'hourlyRateCents'>;

export async function saveStoredLog(ctx: CompanyCtx, log: KnownLog): Promise<void> {
  await ctx.db.write(sql`
    update time_tracking.time_log set project_id = ${log.projectId}, started_at = ${log.startTime}, ended_at = ${log.endTime},
      description = ${log.description}, hashtags = ${log.hashtags}, hourly_rate_cents = ${log.hourlyRateCents}
    where company_id = ${ctx.companyId} and id = ${log.id}`);
}

export async function removeTimeLog(ctx: CompanyCtx, id: string): Promise<void> {
  await ctx.db.write(sql`delete from time_tracking.time_log where company_id = ${ctx.companyId} and id = ${id}`);
}
