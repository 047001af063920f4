import type { CompanyCtx } from '@fachwerk/server/ctx';
import { fileAddress } from '@fachwerk/server/files';
import { sql } from '@fachwerk/server/sql';
import type { MediaDocument, MediaPicture } from '../../contract.ts';
import { type PictureRow, pictureColumns, pictureFrom } from './asset-store.ts';

/** By id; one that is not there (any more) or is no picture is left out. */
export async function mediaPictures(ctx: CompanyCtx, ids: readonly string[]): Promise<Map<string, MediaPicture>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db.rows<PictureRow>(sql`
    select ${pictureColumns} from media.asset
    where company_id = ${ctx.companyId} and id = any(${ids}::uuid[]) and kind = 'picture'`);
  return new Map(rows.flatMap((row) => pictureFrom(row) ?? []).map((picture) => [picture.id, picture]));
}

/** Where photos were taken from, as addresses of their pages. */
export async function stockSources(ctx: CompanyCtx): Promise<string[]> {
  const rows = await ctx.db.rows<{ source: string }>(sql`
    select distinct source from media.asset where company_id = ${ctx.companyId} and source ~ '^https://[a-z0-9.-]+/' order by source`);
  return rows.map(({ source }) => source);
}

type DocumentRow = { readonly id: string; readonly name: string; readonly bytes: number; readonly masterKey: string };

/** The same for documents. */
export async function mediaDocuments(ctx: CompanyCtx, ids: readonly string[]): Promise<Map<string, MediaDocument>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db.rows<DocumentRow>(sql`
    select id, name, bytes, master_key from media.asset
    where company_id = ${ctx.companyId} and id = any(${ids}::uuid[]) and kind = 'document'`);
  return new Map(rows.map(({ id, name, bytes, masterKey }) => [id, { id, name, bytes, url: fileAddress(masterKey) }]));
}
