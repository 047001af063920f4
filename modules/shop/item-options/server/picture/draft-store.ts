import { everyLanguage } from '@fachwerk/base/translated';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { Picture } from '../../contract-picture.ts';
import { pictureFrom } from './picture-files.ts';
import type { StoredPicture } from './picture-store.ts';

type Draft = Pick<StoredPicture, 'id' | 'fileKey' | 'source'>;

export async function addDraft(ctx: CompanyCtx, { id, fileKey, source }: Draft): Promise<Picture> {
  await ctx.db.rows(sql`
    insert into item_options.picture_draft (company_id, id, created_at, file_key, source)
    values (${ctx.companyId}, ${id}, ${ctx.now}, ${fileKey}, ${source})`);
  return pictureFrom({ id, alt: everyLanguage({}), fileKey });
}

export async function countDrafts(ctx: CompanyCtx): Promise<number> {
  const row = await ctx.db.first<{ count: number }>(sql`
    select count(*)::integer as count from item_options.picture_draft where company_id = ${ctx.companyId}`);
  return row?.count ?? 0;
}

/** By the id of its upload, also once an item has it. */
export async function findUploaded(ctx: CompanyCtx, id: string): Promise<Picture | undefined> {
  const row = await ctx.db.first<{ fileKey: string }>(sql`
    select file_key from item_options.picture_draft where company_id = ${ctx.companyId} and id = ${id}
    union all
    select file_key from item_options.picture where company_id = ${ctx.companyId} and id = ${id}`);
  return row && pictureFrom({ id, alt: everyLanguage({}), fileKey: row.fileKey });
}

/** Drafts that become pictures of an item: of two who take the same one the second finds none. */
export function takeDrafts(ctx: CompanyCtx, ids: readonly string[]): Promise<Draft[]> {
  return ctx.db.rows<Draft>(sql`
    delete from item_options.picture_draft where company_id = ${ctx.companyId} and id = any(${ids}::uuid[])
    returning id, file_key, source`);
}
