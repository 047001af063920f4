import type { CompanyCtx } from '@fachwerk/server/ctx';
import { fileAddress } from '@fachwerk/server/files';
import { sql } from '@fachwerk/server/sql';
import type { CardFile, CheckItem } from '../../contract-card.ts';

export async function writeLabels(ctx: CompanyCtx, cardId: string, ids: readonly string[]): Promise<void> {
  await ctx.db.write(sql`
    delete from boards.card_label where company_id = ${ctx.companyId} and card_id = ${cardId} and label_id <> all(${ids}::uuid[])`);
  await ctx.db.write(sql`
    insert into boards.card_label (company_id, card_id, label_id)
    select ${ctx.companyId}, ${cardId}, id from unnest(${ids}::uuid[]) id on conflict do nothing`);
}

export async function writeAssignees(ctx: CompanyCtx, cardId: string, ids: readonly string[]): Promise<void> {
  await ctx.db.write(sql`
    delete from boards.card_assignee where company_id = ${ctx.companyId} and card_id = ${cardId} and user_id <> all(${ids}::uuid[])`);
  await ctx.db.write(sql`
    insert into boards.card_assignee (company_id, card_id, user_id)
    select ${ctx.companyId}, ${cardId}, id from unnest(${ids}::uuid[]) id on conflict do nothing`);
}

export function listChecks(ctx: CompanyCtx, cardId: string): Promise<CheckItem[]> {
  return ctx.db.rows<CheckItem>(sql`
    select id, text, is_done from boards.check_item where company_id = ${ctx.companyId} and card_id = ${cardId} order by position, id`);
}

type NewCheck = { readonly id?: string | undefined; readonly text: string; readonly isDone: boolean };

/** An item keeps its id while it is on the list; an item with an unknown id gets a new one. */
export async function writeChecks(ctx: CompanyCtx, cardId: string, items: readonly NewCheck[]): Promise<void> {
  const known = new Set((await listChecks(ctx, cardId)).map(({ id }) => id));
  const ids = items.map(({ id }) => (id && known.delete(id) ? id : ctx.newId()));
  await ctx.db.write(sql`delete from boards.check_item where company_id = ${ctx.companyId} and card_id = ${cardId}`);
  await ctx.db.write(sql`
    insert into boards.check_item (company_id, card_id, id, position, text, is_done)
    select ${ctx.companyId}, ${cardId}, i.id, i.at, i.text, i.is_done
    from unnest(${ids}::uuid[], ${items.map(({ text }) => text)}::text[], ${items.map(({ isDone }) => isDone)}::boolean[])
      with ordinality i(id, text, is_done, at)`);
}

export function tickCheck(
  ctx: CompanyCtx,
  cardId: string,
  id: string,
  isDone: boolean,
): Promise<{ text: string } | undefined> {
  return ctx.db.first(sql`
    update boards.check_item set is_done = ${isDone} where company_id = ${ctx.companyId} and card_id = ${cardId} and id = ${id} returning text`);
}

type StoredFile = Omit<CardFile, 'address'> & { readonly fileKey: string };

export async function listFiles(ctx: CompanyCtx, cardId: string): Promise<CardFile[]> {
  const rows = await ctx.db.rows<StoredFile>(sql`
    select id, name, kind, file_key, bytes, at, person_name from boards.attachment
    where company_id = ${ctx.companyId} and card_id = ${cardId} order by at, id`);
  return rows.map(({ fileKey, ...file }) => ({ ...file, address: fileAddress(fileKey) }));
}

export async function insertFile(
  ctx: CompanyCtx,
  cardId: string,
  file: Omit<StoredFile, 'at' | 'personName'>,
): Promise<void> {
  await ctx.db.write(sql`
    insert into boards.attachment (company_id, id, card_id, name, kind, file_key, bytes, at, person_name)
    values (${ctx.companyId}, ${file.id}, ${cardId}, ${file.name}, ${file.kind}, ${file.fileKey}, ${file.bytes}, ${ctx.now},
      ${ctx.caller?.name ?? 'Fachwerk'})`);
}

export function removeFile(
  ctx: CompanyCtx,
  cardId: string,
  id: string,
): Promise<{ name: string; fileKey: string } | undefined> {
  return ctx.db.first(sql`
    delete from boards.attachment where company_id = ${ctx.companyId} and card_id = ${cardId} and id = ${id} returning name, file_key`);
}
