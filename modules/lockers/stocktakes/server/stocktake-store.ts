import { inCompany, visibleCompanies } from '@fachwerk/companies/facade';
import type { BoxState } from '@fachwerk/lockers/contract-lock';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { patternOf } from '@fachwerk/server/search';
import { allOf, type Sql, sql } from '@fachwerk/server/sql';
import { type RowOf, table } from '@fachwerk/server/table';
import type { BoxResult, Stocktake, StocktakeState } from '../contract.ts';
import { differenceOf, isRented } from '../rules/differences.ts';
import { problem } from './problem.ts';

const stocktake = table('stocktakes.stocktake', {
  companyId: 'uuid',
  id: 'uuid',
  locationId: 'uuid',
  locationName: 'text',
  state: 'text',
  startedAt: 'timestamptz',
  startedByName: 'text',
  finishedAt: 'timestamptz?',
  finishedByName: 'text',
});
export type StocktakeRow = RowOf<typeof stocktake> & { readonly state: StocktakeState };

/** False if one is open at the location. */
export async function insertStocktake(ctx: CompanyCtx, row: StocktakeRow): Promise<boolean> {
  const added = await ctx.db.count(sql`
    insert into stocktakes.stocktake (${stocktake.columns()}) select ${stocktake.columns('g')} from ${stocktake.records('g', [row])}
    on conflict do nothing`);
  return added === 1;
}

export function findOpen(ctx: CompanyCtx, locationId: string): Promise<StocktakeRow | undefined> {
  return ctx.db.first<StocktakeRow>(sql`
    select ${stocktake.columns()} from stocktakes.stocktake
    where company_id = ${ctx.companyId} and location_id = ${locationId} and state <> 'finished'`);
}

export async function findStocktake(ctx: CompanyCtx, id: string): Promise<StocktakeRow> {
  const row = await ctx.db.first<StocktakeRow>(sql`
    select ${stocktake.columns()} from stocktakes.stocktake where company_id = any(${await visibleCompanies(ctx)}) and id = ${id}`);
  if (!row) throw problem('stocktake.unknown');
  return row;
}

/** One in sight, kept until the transaction ends, with a context of its company. */
export async function lockStocktake<Given extends CompanyCtx>(
  ctx: Given,
  id: string,
): Promise<{ readonly scoped: Given; readonly stocktake: StocktakeRow }> {
  const row = await ctx.db.first<StocktakeRow>(sql`
    select ${stocktake.columns()} from stocktakes.stocktake
    where company_id = any(${await visibleCompanies(ctx)}) and id = ${id} for update`);
  if (!row) throw problem('stocktake.unknown');
  return { scoped: inCompany(ctx, row.companyId), stocktake: row };
}

export async function saveStocktake(ctx: CompanyCtx, { id, state, finishedAt, finishedByName }: StocktakeRow) {
  await ctx.db.rows(sql`
    update stocktakes.stocktake set state = ${state}, finished_at = ${finishedAt}, finished_by_name = ${finishedByName}
    where company_id = ${ctx.companyId} and id = ${id}`);
}

type Counts = Pick<Stocktake, 'boxes' | 'checked' | 'rented' | 'differences'>;
type Group = {
  readonly stocktakeId: string;
  readonly expected: BoxState;
  readonly result: BoxResult | null;
  readonly count: number;
};

/** Boxes by what is said of them; of an open stocktake's unchecked ones the state is that of now. */
function countGroups(ctx: CompanyCtx, companyIds: readonly string[], ids: readonly string[]): Promise<Group[]> {
  return ctx.db.rows<Group>(sql`
    select b.stocktake_id, coalesce(b.expected, v.state, 'free') as expected, b.result, count(*)::integer as count
    from stocktakes.box b
    left join lockers.box_view v on v.company_id = b.company_id and v.id = b.lock_id and b.expected is null
    where b.company_id = any(${companyIds}) and b.stocktake_id = any(${ids}::uuid[])
    group by 1, 2, 3`);
}

function countsOf(groups: readonly Group[]): Counts {
  const sum = (which: (group: Group) => boolean) => groups.filter(which).reduce((total, { count }) => total + count, 0);
  return {
    boxes: sum(() => true),
    checked: sum(({ result }) => result !== null),
    rented: sum(({ result, expected }) => result === null && isRented(expected)),
    differences: sum((group) => differenceOf(group) !== null),
  };
}

/** Stocktakes with their numbers, by a condition about `s`. */
export async function stocktakeRows(
  ctx: CompanyCtx,
  companyIds: readonly string[],
  condition: Sql,
  further: Sql = sql``,
): Promise<Stocktake[]> {
  const rows = await ctx.db.rows<Omit<Stocktake, keyof Counts>>(sql`
    select s.id, s.company_id, c.name as company_name, s.location_id, s.location_name, s.state, s.started_at, s.started_by_name, s.finished_at,
      s.finished_by_name
    from stocktakes.stocktake s join companies.company_view c on c.company_id = s.company_id
    where s.company_id = any(${companyIds}) and ${condition} ${further}`);
  const groups =
    rows.length === 0
      ? []
      : await countGroups(
          ctx,
          companyIds,
          rows.map(({ id }) => id),
        );
  const byId = Map.groupBy(groups, ({ stocktakeId }) => stocktakeId);
  return rows.map((row) => ({ ...row, ...countsOf(byId.get(row.id) ?? []) }));
}

export type Page = {
  readonly search?: string | undefined;
  readonly states?: readonly StocktakeState[] | undefined;
  readonly locationId?: string | undefined;
  /** Id of the last one already shown. */
  readonly before?: string | undefined;
  readonly limit: number;
};

/** The latest first. */
export async function listStocktakeRows(
  ctx: CompanyCtx,
  { search, states, locationId, before, limit }: Page,
): Promise<Stocktake[]> {
  const companyIds = await visibleCompanies(ctx);
  const condition = allOf([
    sql`true`,
    states?.length ? sql`s.state = any(${states}::text[])` : null,
    locationId ? sql`s.location_id = ${locationId}` : null,
    search ? sql`s.location_name ilike ${patternOf(search)}` : null,
    before
      ? sql`(s.started_at, s.id) < (select l.started_at, l.id from stocktakes.stocktake l where l.company_id = any(${companyIds}) and l.id = ${before})`
      : null,
  ]);
  return stocktakeRows(ctx, companyIds, condition, sql`order by s.started_at desc, s.id desc limit ${limit}`);
}

export type LastStocktake = {
  readonly locationId: string;
  readonly lastFinishedAt: Date | null;
  readonly openId: string | null;
};

/** By location: when it was last finished, and the one that is open. */
export function listLastStocktakes(ctx: CompanyCtx, companyIds: readonly string[]): Promise<LastStocktake[]> {
  return ctx.db.rows<LastStocktake>(sql`
    select location_id, max(finished_at) as last_finished_at,
      (array_agg(id) filter (where state <> 'finished'))[1] as open_id
    from stocktakes.stocktake where company_id = any(${companyIds}) group by location_id`);
}
