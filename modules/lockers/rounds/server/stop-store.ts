import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { type RowOf, table } from '@fachwerk/server/table';
import type { NextVisitReason, RoundStop, RoundTask, TaskKind, TaskState } from '../contract.ts';

const stop = table('rounds.stop', {
  companyId: 'uuid',
  id: 'uuid',
  roundId: 'uuid',
  position: 'integer',
  locationCompanyId: 'uuid',
  locationId: 'uuid',
  locationName: 'text',
  arrivesAt: 'timestamptz?',
  isClosed: 'boolean',
  state: 'text',
  finishedAt: 'timestamptz?',
  nextVisitOn: 'date?',
  nextVisitReason: 'text?',
});
export type StopRow = RowOf<typeof stop> & {
  readonly state: RoundStop['state'];
  readonly nextVisitReason: NextVisitReason | null;
};

const task = table('rounds.task', {
  companyId: 'uuid',
  id: 'uuid',
  stopId: 'uuid',
  position: 'integer',
  kind: 'text',
  lockId: 'uuid?',
  boxNumber: 'text',
  qrCode: 'text',
  sourceId: 'uuid?',
  title: 'text',
  data: 'jsonb',
  state: 'text',
  reason: 'text',
  endedAt: 'timestamptz?',
  endedByName: 'text',
});
export type TaskRow = RowOf<typeof task> & {
  readonly kind: TaskKind;
  readonly state: TaskState;
  readonly data: RoundTask['data'];
};

export async function insertStops(ctx: CompanyCtx, stops: readonly StopRow[]): Promise<void> {
  await ctx.db.rows(sql`
    insert into rounds.stop (${stop.columns()}) select ${stop.columns('g')} from ${stop.records('g', stops)}`);
}

export async function insertTasks(ctx: CompanyCtx, tasks: readonly TaskRow[]): Promise<void> {
  if (tasks.length === 0) return;
  await ctx.db.rows(sql`
    insert into rounds.task (${task.columns()}) select ${task.columns('g')} from ${task.records('g', tasks)}`);
}

/** In the order of the round. */
export function listStops(ctx: CompanyCtx, roundId: string): Promise<StopRow[]> {
  return ctx.db.rows<StopRow>(sql`
    select ${stop.columns()} from rounds.stop where company_id = ${ctx.companyId} and round_id = ${roundId} order by position, id`);
}

export function listTasks(ctx: CompanyCtx, roundId: string): Promise<TaskRow[]> {
  return ctx.db.rows<TaskRow>(sql`
    select ${task.columns('t')} from rounds.task t
    join rounds.stop s on s.company_id = t.company_id and s.id = t.stop_id
    where t.company_id = ${ctx.companyId} and s.round_id = ${roundId}
    order by t.stop_id, t.position, t.id`);
}

export async function saveTask(ctx: CompanyCtx, { id, state, reason, endedAt, endedByName }: TaskRow): Promise<void> {
  await ctx.db.rows(sql`
    update rounds.task set state = ${state}, reason = ${reason}, ended_at = ${endedAt}, ended_by_name = ${endedByName}
    where company_id = ${ctx.companyId} and id = ${id}`);
}

type Ending = Pick<StopRow, 'id' | 'finishedAt' | 'nextVisitOn' | 'nextVisitReason'>;

export async function finishStop(
  ctx: CompanyCtx,
  { id, finishedAt, nextVisitOn, nextVisitReason }: Ending,
): Promise<void> {
  await ctx.db.rows(sql`
    update rounds.stop set state = 'finished', finished_at = ${finishedAt}, next_visit_on = ${nextVisitOn},
      next_visit_reason = ${nextVisitReason}
    where company_id = ${ctx.companyId} and id = ${id}`);
}

/** Nothing was done there: its tasks go with it. */
export async function removeStopRows(ctx: CompanyCtx, stopId: string): Promise<void> {
  await ctx.db.rows(sql`delete from rounds.task where company_id = ${ctx.companyId} and stop_id = ${stopId}`);
  await ctx.db.rows(sql`delete from rounds.stop where company_id = ${ctx.companyId} and id = ${stopId}`);
}

type Arrival = Pick<StopRow, 'id' | 'position' | 'arrivesAt' | 'isClosed'>;

export async function saveArrivals(ctx: CompanyCtx, arrivals: readonly Arrival[]): Promise<void> {
  const given = stop.pick('id', 'position', 'arrivesAt', 'isClosed').records('g', arrivals);
  await ctx.db.rows(sql`
    update rounds.stop s set position = g.position, arrives_at = g.arrives_at, is_closed = g.is_closed
    from ${given} where s.company_id = ${ctx.companyId} and s.id = g.id`);
}

export type LastVisit = {
  readonly locationId: string;
  readonly lastVisitAt: Date | null;
  readonly dueOn: string | null;
  readonly plannedOn: string | null;
};

/** When each location was visited last, what was proposed then, and the round that already goes there. */
export function listLastVisits(ctx: CompanyCtx, companyIds: readonly string[]): Promise<LastVisit[]> {
  return ctx.db.rows<LastVisit>(sql`
    select s.location_id, max(s.finished_at) as last_visit_at,
      to_char((array_agg(s.next_visit_on order by s.finished_at desc) filter (where s.state = 'finished'))[1], 'YYYY-MM-DD') as due_on,
      to_char(min(r.on_day) filter (where s.state = 'open' and r.state in ('planned', 'running')), 'YYYY-MM-DD') as planned_on
    from rounds.stop s join rounds.round r on r.company_id = s.company_id and r.id = s.round_id
    where s.company_id = any(${companyIds}) group by s.location_id`);
}
