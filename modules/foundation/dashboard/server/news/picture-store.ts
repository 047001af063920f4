import type { Ctx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

export type Picture = { readonly fileKey: string; readonly img: string };

export async function listPictures(ctx: Ctx): Promise<string[]> {
  const pictures = await ctx.db.rows<Pick<Picture, 'img'>>(
    sql`select img from dashboard.news_picture where company_id = ${ctx.companyId}`,
  );
  return pictures.map(({ img }) => img);
}

export async function addPicture(ctx: Ctx, { fileKey, img }: Picture): Promise<void> {
  await ctx.db.rows(sql`
    insert into dashboard.news_picture (company_id, id, file_key, img, added_at)
    values (${ctx.companyId}, ${ctx.newId()}, ${fileKey}, ${img}, ${ctx.now})`);
}

/** Deletes pictures that no slide uses and that were added before `until`; returns the file keys to remove. */
export async function removeUnusedPictures(ctx: Ctx, until: Date): Promise<string[]> {
  const removed = await ctx.db.rows<Pick<Picture, 'fileKey'>>(sql`
    delete from dashboard.news_picture picture
    where company_id = ${ctx.companyId} and added_at < ${until}
      and not exists (select from dashboard.news_item item where item.company_id = picture.company_id and item.img = picture.img)
    returning file_key`);
  return removed.map(({ fileKey }) => fileKey);
}
