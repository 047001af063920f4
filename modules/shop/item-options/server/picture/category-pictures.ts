import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { Picture } from '../../contract-picture.ts';
import { type PictureRow, pictureFrom } from './picture-files.ts';

/** The pictures of the categories that have one, by category; their alternative text is the category's name beside them. */
export async function findCategoryPictures(ctx: CompanyCtx): Promise<Map<string, Picture>> {
  const rows = await ctx.db.rows<PictureRow & { categoryId: string }>(sql`
    select category_id, id, alt, file_key from item_options.picture
    where company_id = ${ctx.companyId} and category_id is not null`);
  return new Map(rows.map((row) => [row.categoryId, pictureFrom(row)]));
}
