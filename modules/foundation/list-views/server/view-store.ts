import type { CompanyCtx, Ctx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { ListColumns, ListView, ViewData } from '../contract.ts';
import { distinctKeys, isOwn, mayEdit, type Viewer } from '../rules/views.ts';

type Columns = { readonly columnOrder: string[]; readonly shown: string[]; readonly hidden: string[] };
export type StoredView = Columns & {
  readonly id: string;
  readonly list: string;
  readonly authorId: string | null;
  readonly authorName: string;
  readonly name: string;
  readonly query: string;
  readonly isCompact: boolean;
  readonly isShared: boolean;
};

const columns = sql`id, list, author_id, author_name, name, query, column_order, shown, hidden, is_compact, is_shared`;

const columnsOf = ({ columnOrder, shown, hidden }: Columns): ListColumns => ({ order: columnOrder, shown, hidden });

export function viewerOf(ctx: Ctx): Viewer {
  return { userId: ctx.caller.userId, mayManage: ctx.caller.capabilities.has('list-views.manage') };
}

export function seenBy(viewer: Viewer, view: StoredView): ListView {
  return {
    id: view.id,
    name: view.name,
    query: view.query,
    columns: columnsOf(view),
    isCompact: view.isCompact,
    isShared: view.isShared,
    isOwn: isOwn(view, viewer),
    mayEdit: mayEdit(view, viewer),
    author: view.authorId === null ? '' : view.authorName,
  };
}

export async function findColumns(ctx: Ctx, list: string): Promise<ListColumns | null> {
  const row = await ctx.db.first<Columns>(sql`
    select column_order, shown, hidden from list_views.layout
    where company_id = ${ctx.companyId} and user_id = ${ctx.caller.userId} and list = ${list}`);
  return row ? columnsOf(row) : null;
}

export async function saveColumns(ctx: Ctx, list: string, { order, shown, hidden }: ListColumns): Promise<void> {
  await ctx.db.write(sql`
    insert into list_views.layout (company_id, user_id, list, column_order, shown, hidden, updated_at)
    values (${ctx.companyId}, ${ctx.caller.userId}, ${list}, ${distinctKeys(order)}, ${distinctKeys(shown)},
      ${distinctKeys(hidden)}, ${ctx.now})
    on conflict (company_id, user_id, list) do update set
      column_order = excluded.column_order, shown = excluded.shown, hidden = excluded.hidden, updated_at = excluded.updated_at`);
}

export async function removeColumns(ctx: Ctx, list: string): Promise<void> {
  await ctx.db.write(sql`
    delete from list_views.layout
    where company_id = ${ctx.companyId} and user_id = ${ctx.caller.userId} and list = ${list}`);
}

/** The person's own first, both in the order they were made. */
export function listViews(ctx: Ctx, list: string): Promise<StoredView[]> {
  const { userId } = ctx.caller;
  return ctx.db.rows<StoredView>(sql`
    select ${columns} from list_views.list_view
    where company_id = ${ctx.companyId} and list = ${list} and (author_id = ${userId} or is_shared)
    order by author_id is distinct from ${userId}, id`);
}

export async function ownNames(ctx: Ctx, list: string): Promise<string[]> {
  const rows = await ctx.db.rows<{ name: string }>(sql`
    select name from list_views.list_view
    where company_id = ${ctx.companyId} and list = ${list} and author_id = ${ctx.caller.userId}`);
  return rows.map(({ name }) => name);
}

export function lockView(ctx: Ctx, id: string): Promise<StoredView | undefined> {
  return ctx.db.first<StoredView>(sql`
    select ${columns} from list_views.list_view where company_id = ${ctx.companyId} and id = ${id} for update`);
}

export async function addView(ctx: Ctx, list: string, view: ViewData): Promise<StoredView> {
  const added = await ctx.db.first<StoredView>(sql`
    insert into list_views.list_view (company_id, id, list, author_id, author_name, name, query, column_order, shown, hidden,
      is_compact, is_shared, created_at, updated_at)
    values (${ctx.companyId}, ${ctx.newId()}, ${list}, ${ctx.caller.userId}, ${ctx.caller.name}, ${view.name}, ${view.query},
      ${distinctKeys(view.columns.order)}, ${distinctKeys(view.columns.shown)}, ${distinctKeys(view.columns.hidden)},
      ${view.isCompact}, ${view.isShared}, ${ctx.now}, ${ctx.now})
    returning ${columns}`);
  return added!;
}

export async function saveView(ctx: Ctx, id: string, view: ViewData): Promise<StoredView> {
  const saved = await ctx.db.first<StoredView>(sql`
    update list_views.list_view set name = ${view.name}, query = ${view.query},
      column_order = ${distinctKeys(view.columns.order)}, shown = ${distinctKeys(view.columns.shown)},
      hidden = ${distinctKeys(view.columns.hidden)}, is_compact = ${view.isCompact}, is_shared = ${view.isShared},
      updated_at = ${ctx.now}
    where company_id = ${ctx.companyId} and id = ${id}
    returning ${columns}`);
  return saved!;
}

export async function deleteView(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.write(sql`delete from list_views.list_view where company_id = ${ctx.companyId} and id = ${id}`);
}

/** Shared views stay, without the author's name. */
export async function forgetAuthor(ctx: CompanyCtx, userId: string): Promise<void> {
  await ctx.db.write(sql`delete from list_views.layout where company_id = ${ctx.companyId} and user_id = ${userId}`);
  await ctx.db.write(sql`
    delete from list_views.list_view where company_id = ${ctx.companyId} and author_id = ${userId} and not is_shared`);
  await ctx.db.write(sql`
    update list_views.list_view set author_id = null, author_name = ''
    where company_id = ${ctx.companyId} and author_id = ${userId}`);
}
