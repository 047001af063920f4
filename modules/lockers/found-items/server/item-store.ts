import { dayOf } from '@fachwerk/base/time';
import { inCompany, visibleCompanies } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { fileAddress } from '@fachwerk/server/files';
import { patternOf } from '@fachwerk/server/search';
import { allOf, type Sql, sql } from '@fachwerk/server/sql';
import { type RowOf, table } from '@fachwerk/server/table';
import type { FoundItem, FoundItemOrigin, FoundItemSettings, FoundItemSheet, FoundItemState } from '../contract.ts';
import { isDue, USUAL_SETTINGS } from '../rules/found-item.ts';
import { problem } from './problem.ts';

const item = table('found_items.item', {
  companyId: 'uuid',
  id: 'uuid',
  what: 'text',
  note: 'text',
  isValuable: 'boolean',
  locationId: 'uuid',
  locationName: 'text',
  lockId: 'uuid?',
  boxNumber: 'text',
  origin: 'text',
  originId: 'uuid?',
  rentalId: 'uuid?',
  foundAt: 'timestamptz',
  foundByName: 'text',
  keptWhere: 'text',
  keptUntil: 'date',
  state: 'text',
  notifiedAt: 'timestamptz?',
  endedAt: 'timestamptz?',
  returnedTo: 'text',
  proof: 'text',
  version: 'integer',
});
export type ItemRow = RowOf<typeof item> & { readonly origin: FoundItemOrigin; readonly state: FoundItemState };

/** False if the id is taken. */
export async function insertItem(ctx: CompanyCtx, row: ItemRow): Promise<boolean> {
  const added = await ctx.db.count(sql`
    insert into found_items.item (${item.columns()}) select ${item.columns('g')} from ${item.records('g', [row])}
    on conflict on constraint item_pkey do nothing`);
  return added === 1;
}

export async function findItem(ctx: CompanyCtx, id: string): Promise<ItemRow> {
  const row = await ctx.db.first<ItemRow>(sql`
    select ${item.columns()} from found_items.item where company_id = any(${await visibleCompanies(ctx)}) and id = ${id}`);
  if (!row) throw problem('found_item.unknown');
  return row;
}

/** One in sight, kept until the transaction ends, with a context of its company. */
export async function lockItem<Given extends CompanyCtx>(
  ctx: Given,
  id: string,
): Promise<{ readonly scoped: Given; readonly row: ItemRow }> {
  const row = await ctx.db.first<ItemRow>(sql`
    select ${item.columns()} from found_items.item
    where company_id = any(${await visibleCompanies(ctx)}) and id = ${id} for update`);
  if (!row) throw problem('found_item.unknown');
  return { scoped: inCompany(ctx, row.companyId), row };
}

export async function saveItem(ctx: CompanyCtx, row: ItemRow): Promise<void> {
  const { id, what, note, isValuable, keptWhere, keptUntil, state, notifiedAt, endedAt, returnedTo, proof } = row;
  await ctx.db.rows(sql`
    update found_items.item set what = ${what}, note = ${note}, is_valuable = ${isValuable}, kept_where = ${keptWhere},
      kept_until = ${keptUntil}, state = ${state}, notified_at = ${notifiedAt}, ended_at = ${endedAt}, returned_to = ${returnedTo},
      proof = ${proof}, version = version + 1
    where company_id = ${ctx.companyId} and id = ${id}`);
}

type Shown = Omit<FoundItem, 'isDue' | 'photoUrl'> & { readonly photoKey: string | null };

/** By a condition about `i`. */
export async function itemRows(ctx: CompanyCtx, condition: Sql, further: Sql = sql``): Promise<FoundItem[]> {
  const rows = await ctx.db.rows<Shown>(sql`
    select ${item.omit('keptUntil', 'rentalId').columns('i')}, to_char(i.kept_until, 'YYYY-MM-DD') as kept_until, c.name as company_name,
      (select p.file_key from found_items.photo p where p.company_id = i.company_id and p.item_id = i.id order by p.id limit 1) as photo_key
    from found_items.item i join companies.company_view c on c.company_id = i.company_id
    where ${condition} ${further}`);
  const today = dayOf(ctx.now).toString();
  return rows.map(({ photoKey, ...row }) => ({
    ...row,
    isDue: isDue(row, today),
    photoUrl: photoKey && fileAddress(photoKey),
  }));
}

export type Page = {
  readonly search?: string | undefined;
  readonly states?: readonly FoundItemState[] | undefined;
  readonly isDue?: boolean | undefined;
  readonly lockId?: string | undefined;
  /** Id of the last one already shown. */
  readonly before?: string | undefined;
  readonly limit: number;
};

/** The latest first; what is due by its date, the longest due first, comes with the filter for it. */
export async function listItemRows(ctx: CompanyCtx, page: Page): Promise<FoundItem[]> {
  const { search, states, isDue: isDueOnly, lockId, before, limit } = page;
  const companyIds = await visibleCompanies(ctx);
  const pattern = search ? patternOf(search) : null;
  const condition = allOf([
    sql`i.company_id = any(${companyIds})`,
    states?.length ? sql`i.state = any(${states}::text[])` : null,
    isDueOnly ? sql`i.ended_at is null and i.kept_until < ${dayOf(ctx.now).toString()}::date` : null,
    lockId ? sql`i.lock_id = ${lockId}` : null,
    pattern
      ? sql`(i.what ilike ${pattern} or i.note ilike ${pattern} or i.location_name ilike ${pattern} or i.box_number ilike ${pattern}
          or i.kept_where ilike ${pattern})`
      : null,
    before
      ? sql`(i.found_at, i.id) < (select l.found_at, l.id from found_items.item l where l.company_id = any(${companyIds}) and l.id = ${before})`
      : null,
  ]);
  return itemRows(ctx, condition, sql`order by i.found_at desc, i.id desc limit ${limit}`);
}

type Step = FoundItemSheet['steps'][number];

export async function addStep(
  ctx: CompanyCtx & { readonly caller: { readonly name: string } },
  itemId: string,
  { kind, text = '' }: { readonly kind: Step['kind']; readonly text?: string },
): Promise<void> {
  await ctx.db.rows(sql`
    insert into found_items.step (company_id, id, item_id, kind, at, person_name, text)
    values (${ctx.companyId}, ${ctx.newId()}, ${itemId}, ${kind}, ${ctx.now}, ${ctx.caller.name}, ${text})`);
}

export function listSteps(ctx: CompanyCtx, itemId: string): Promise<Step[]> {
  return ctx.db.rows<Step>(sql`
    select id, kind, at, person_name, text from found_items.step
    where company_id = ${ctx.companyId} and item_id = ${itemId} order by id`);
}

export type PhotoRow = { readonly id: string; readonly itemId: string; readonly fileKey: string };

export function listPhotos(ctx: CompanyCtx, itemId: string): Promise<PhotoRow[]> {
  return ctx.db.rows<PhotoRow>(sql`
    select id, item_id, file_key from found_items.photo
    where company_id = ${ctx.companyId} and item_id = ${itemId} order by id`);
}

export function findPhoto(ctx: CompanyCtx, id: string): Promise<PhotoRow | undefined> {
  return ctx.db.first<PhotoRow>(sql`
    select id, item_id, file_key from found_items.photo where company_id = ${ctx.companyId} and id = ${id}`);
}

export async function insertPhoto(ctx: CompanyCtx, { id, itemId, fileKey }: PhotoRow): Promise<void> {
  await ctx.db.rows(sql`
    insert into found_items.photo (company_id, id, item_id, file_key, at)
    values (${ctx.companyId}, ${id}, ${itemId}, ${fileKey}, ${ctx.now})`);
}

export async function findSettings(ctx: CompanyCtx): Promise<FoundItemSettings> {
  const row = await ctx.db.first<FoundItemSettings>(sql`
    select valuable_months, other_months from found_items.setting where company_id = ${ctx.companyId}`);
  return row ?? USUAL_SETTINGS;
}

export async function saveSettings(ctx: CompanyCtx, { valuableMonths, otherMonths }: FoundItemSettings): Promise<void> {
  await ctx.db.rows(sql`
    insert into found_items.setting (company_id, valuable_months, other_months)
    values (${ctx.companyId}, ${valuableMonths}, ${otherMonths})
    on conflict (company_id) do update set valuable_months = excluded.valuable_months, other_months = excluded.other_months`);
}
