import { inCompany, visibleCompanies } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { patternOf } from '@fachwerk/server/search';
import { allOf, type Sql, sql } from '@fachwerk/server/sql';
import { type RowOf, table } from '@fachwerk/server/table';
import type { Round, RoundState } from '../contract.ts';
import { problem } from './problem.ts';

const round = table('rounds.round', {
  companyId: 'uuid',
  id: 'uuid',
  onDay: 'date',
  startsAt: 'timestamptz',
  technicianId: 'uuid',
  technicianName: 'text',
  state: 'text',
  startLatitude: 'float8?',
  startLongitude: 'float8?',
  startedAt: 'timestamptz?',
  finishedAt: 'timestamptz?',
  createdAt: 'timestamptz',
  createdByName: 'text',
});
export type RoundRow = RowOf<typeof round> & { readonly state: RoundState };

export async function insertRound(ctx: CompanyCtx, row: RoundRow): Promise<void> {
  await ctx.db.rows(sql`
    insert into rounds.round (${round.columns()}) select ${round.columns('g')} from ${round.records('g', [row])}`);
}

export type HeldRound<Given> = { readonly scoped: Given; readonly round: RoundRow };

/** A round in sight, kept until the transaction ends, with a context of its company. */
export async function lockRound<Given extends CompanyCtx>(ctx: Given, id: string): Promise<HeldRound<Given>> {
  const row = await ctx.db.first<RoundRow>(sql`
    select ${round.columns()} from rounds.round where company_id = any(${await visibleCompanies(ctx)}) and id = ${id} for update`);
  if (!row) throw problem('round.unknown');
  return { scoped: inCompany(ctx, row.companyId), round: row };
}

export async function findRound(ctx: CompanyCtx, id: string): Promise<RoundRow> {
  const row = await ctx.db.first<RoundRow>(sql`
    select ${round.columns()} from rounds.round where company_id = any(${await visibleCompanies(ctx)}) and id = ${id}`);
  if (!row) throw problem('round.unknown');
  return row;
}

type Changed = Pick<RoundRow, 'state' | 'technicianId' | 'technicianName' | 'startedAt' | 'finishedAt'>;

export async function saveRound(ctx: CompanyCtx, id: string, changed: Changed): Promise<void> {
  await ctx.db.rows(sql`
    update rounds.round set state = ${changed.state}, technician_id = ${changed.technicianId},
      technician_name = ${changed.technicianName}, started_at = ${changed.startedAt}, finished_at = ${changed.finishedAt}
    where company_id = ${ctx.companyId} and id = ${id}`);
}

/** Rounds with their numbers, by a condition about `r`. */
export function roundRows(ctx: CompanyCtx, condition: Sql, further: Sql = sql``): Promise<Round[]> {
  return ctx.db.rows<Round>(sql`
    select r.id, r.company_id, to_char(r.on_day, 'YYYY-MM-DD') as day, r.technician_id, r.technician_name, r.state, r.started_at, r.finished_at,
      n.stops::integer, n.stops_finished::integer, n.tasks::integer, n.tasks_open::integer, n.tasks_skipped::integer,
      coalesce(n.next_stop_name, '') as next_stop_name
    from rounds.round r
    cross join lateral (
      select count(*) as stops, count(*) filter (where s.state = 'finished') as stops_finished, sum(t.tasks) as tasks,
        sum(t.open) as tasks_open, sum(t.skipped) as tasks_skipped,
        (array_agg(s.location_name order by s.position) filter (where s.state = 'open'))[1] as next_stop_name
      from rounds.stop s
      cross join lateral (
        select count(*) as tasks, count(*) filter (where k.state = 'open') as open, count(*) filter (where k.state = 'skipped') as skipped
        from rounds.task k where k.company_id = s.company_id and k.stop_id = s.id
      ) t
      where s.company_id = r.company_id and s.round_id = r.id
    ) n
    where ${condition} ${further}`);
}

export type Page = {
  readonly search?: string | undefined;
  readonly states?: readonly RoundState[] | undefined;
  readonly technicianId?: string | undefined;
  /** Id of the last round already shown. */
  readonly before?: string | undefined;
  readonly limit: number;
};

/** The latest day first. */
export async function listRoundRows(
  ctx: CompanyCtx,
  { search, states, technicianId, before, limit }: Page,
): Promise<Round[]> {
  const companyIds = await visibleCompanies(ctx);
  const pattern = search ? patternOf(search) : null;
  const last = sql`from rounds.round l where l.company_id = any(${companyIds}) and l.id = ${before ?? null}`;
  const condition = allOf([
    sql`r.company_id = any(${companyIds})`,
    states?.length ? sql`r.state = any(${states}::text[])` : null,
    technicianId ? sql`r.technician_id = ${technicianId}` : null,
    before ? sql`(r.on_day, r.id) < (select l.on_day, l.id ${last})` : null,
    pattern
      ? sql`(r.technician_name ilike ${pattern} or exists (
          select from rounds.stop f where f.company_id = r.company_id and f.round_id = r.id and f.location_name ilike ${pattern}))`
      : null,
  ]);
  return roundRows(ctx, condition, sql`order by r.on_day desc, r.id desc limit ${limit}`);
}
