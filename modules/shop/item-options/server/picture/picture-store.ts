import { everyLanguage } from '@fachwerk/base/translated';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { addJob } from '@fachwerk/server/jobs';
import { jsonOf, sql } from '@fachwerk/server/sql';
import type { Picture } from '../../contract-picture.ts';
import { type PictureRow, pictureFrom } from './picture-files.ts';
import { removePictureJob } from './remove-picture.job.ts';

export type StoredPicture = Picture & { readonly fileKey: string; readonly source: string | null };

export async function listItemPictures(ctx: CompanyCtx, itemId: string): Promise<StoredPicture[]> {
  const rows = await ctx.db.rows<PictureRow & Pick<StoredPicture, 'source'>>(sql`
    select id, alt, file_key, source from item_options.picture
    where company_id = ${ctx.companyId} and item_id = ${itemId} order by position, id`);
  return rows.map((row) => ({ ...pictureFrom(row), fileKey: row.fileKey, source: row.source }));
}

/** The addresses from which items have their pictures, by item. */
export async function listPictureSources(
  ctx: CompanyCtx,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const rows = await ctx.db.rows<{ itemId: string; source: string }>(sql`
    select item_id, source from item_options.picture
    where company_id = ${ctx.companyId} and item_id = any(${itemIds}::uuid[]) and source is not null`);
  const byItem = Map.groupBy(rows, ({ itemId }) => itemId);
  return new Map([...byItem].map(([itemId, known]) => [itemId, new Set(known.map(({ source }) => source))]));
}

/** Behind the others of the item, which the caller has locked. */
export async function addItemPicture(
  ctx: CompanyCtx,
  itemId: string,
  { id, fileKey, source }: Pick<StoredPicture, 'id' | 'fileKey' | 'source'>,
): Promise<Picture> {
  const alt = everyLanguage({});
  await ctx.db.rows(sql`
    insert into item_options.picture (company_id, id, item_id, position, alt, file_key, source)
    select ${ctx.companyId}::uuid, ${id}::uuid, ${itemId}::uuid, coalesce(max(p.position), 0) + 1, ${jsonOf(alt)}::jsonb, ${fileKey}, ${source}
    from item_options.picture p where p.company_id = ${ctx.companyId} and p.item_id = ${itemId}`);
  return pictureFrom({ id, alt, fileKey });
}

export async function placePictures(
  ctx: CompanyCtx,
  itemId: string,
  pictures: readonly Pick<Picture, 'id' | 'alt'>[],
): Promise<void> {
  await ctx.db.rows(sql`
    update item_options.picture p set position = g.position, alt = g.alt
    from unnest(${pictures.map(({ id }) => id)}::uuid[], ${pictures.map(({ alt }) => jsonOf(everyLanguage(alt)))}::jsonb[])
      with ordinality as g (id, alt, position)
    where p.company_id = ${ctx.companyId} and p.item_id = ${itemId} and p.id = g.id`);
}

/** The rows at once, the files by a job after the commit: a change that is undone must not have lost its picture. */
export async function removePictures(ctx: CompanyCtx, gone: readonly { id: string; fileKey: string }[]): Promise<void> {
  await ctx.db.rows(sql`
    delete from item_options.picture where company_id = ${ctx.companyId} and id = any(${gone.map(({ id }) => id)}::uuid[])`);
  for (const { fileKey } of gone) await addJob(ctx, removePictureJob, { companyId: ctx.companyId, fileKey });
}
