import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { type PictureRow, pictureFrom } from './picture-files.ts';

/** The first picture of each item in the smallest width, from the index of pictures by item. */
export async function firstPictures(ctx: CompanyCtx, itemIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await ctx.db.rows<PictureRow & { readonly itemId: string }>(sql`
    select p.item_id, p.id, p.alt, p.file_key from unnest(${itemIds}::uuid[]) as wanted (id)
    cross join lateral (
      select item_id, id, alt, file_key from item_options.picture
      where company_id = ${ctx.companyId} and item_id = wanted.id order by position, id limit 1
    ) p`);
  return new Map(rows.map((row) => [row.itemId, pictureFrom(row).sources[0]!.url]));
}
