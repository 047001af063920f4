import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { Db } from '@fachwerk/server/db';
import { sql } from '@fachwerk/server/sql';
import { OTHERS } from '../../contract.ts';
import type { DayCount, Seen } from '../../rules/day-counts.ts';

/** A day of a company. */
export type CompanyDay = { readonly companyId: string; readonly on: string };

/** What was made up by countIndependent, in a link or a header, is kept in so many different words a day; the rest is one. */
const MOST_NAMES = 300;

/** The same for all servers of the house, whoever made it. */
export async function findOrAddSalt(db: Db, { companyId, on }: CompanyDay, fresh: string): Promise<string> {
  await db.count(sql`
    insert into visits.salt (company_id, on_day, salt) values (${companyId}, ${on}, ${fresh}) on conflict do nothing`);
  return (await findSalt(db, { companyId, on })) ?? fresh;
}

export async function findSalt(db: Db, { companyId, on }: CompanyDay): Promise<string | undefined> {
  const row = await db.first<{ salt: string }>(sql`
    select salt from visits.salt where company_id = ${companyId} and on_day = ${on}`);
  return row?.salt;
}

/** Those that were not there yet. Of two servers that see somebody at the same moment, one is told. */
export function addSeen(db: Db, { companyId, on }: CompanyDay, seen: readonly Seen[]): Promise<Seen[]> {
  return db.rows<Seen>(sql`
    insert into visits.seen (company_id, on_day, visitor, path)
    select ${companyId}, ${on}, visitor, path
    from unnest(${seen.map(({ visitor }) => visitor)}::text[], ${seen.map(({ path }) => path)}::text[]) as s (visitor, path)
    on conflict do nothing
    returning visitor, path`);
}

export async function addCounts(db: Db, { companyId, on }: CompanyDay, counts: readonly DayCount[]): Promise<void> {
  await db.write(sql`
    with given as (
      select kind, name, views, visitors
      from unnest(${counts.map(({ kind }) => kind)}::text[], ${counts.map(({ name }) => name)}::text[],
        ${counts.map(({ views }) => views)}::int[], ${counts.map(({ visitors }) => visitors)}::int[]) as g (kind, name, views, visitors)
    ), known as (
      select kind, name from visits.day_count where company_id = ${companyId} and on_day = ${on}
    ), named as (
      select kind, views, visitors, case
        when kind in ('source', 'campaign') and not exists (select from known where known.kind = given.kind and known.name = given.name)
          and (select count(*) from known where known.kind = given.kind) >= ${MOST_NAMES}
        then ${OTHERS} else name end as name
      from given
    )
    insert into visits.day_count as before (company_id, on_day, kind, name, views, visitors)
    select ${companyId}, ${on}, kind, name, sum(views), sum(visitors) from named group by kind, name order by kind, name
    on conflict (company_id, on_day, kind, name)
    do update set views = before.views + excluded.views, visitors = before.visitors + excluded.visitors`);
}

export type SavedSettings = {
  readonly isCounting: boolean;
  readonly honoursSignals: boolean;
  readonly savedAt: Date | null;
  readonly savedBy: string;
};

/** Until somebody chooses otherwise: people are counted, unless they ask not to be. */
const USUAL: SavedSettings = { isCounting: true, honoursSignals: true, savedAt: null, savedBy: '' };

export async function findSettings({ db, companyId }: Pick<CompanyCtx, 'db' | 'companyId'>): Promise<SavedSettings> {
  const saved = await db.first<SavedSettings>(sql`
    select is_counting, honours_signals, saved_at, saved_by from visits.settings where company_id = ${companyId}`);
  return saved ?? USUAL;
}

export async function saveSettings({ db, companyId }: CompanyCtx, saved: SavedSettings): Promise<void> {
  await db.write(sql`
    insert into visits.settings (company_id, is_counting, honours_signals, saved_at, saved_by)
    values (${companyId}, ${saved.isCounting}, ${saved.honoursSignals}, ${saved.savedAt}, ${saved.savedBy})
    on conflict (company_id) do update set is_counting = excluded.is_counting, honours_signals = excluded.honours_signals,
      saved_at = excluded.saved_at, saved_by = excluded.saved_by`);
}
