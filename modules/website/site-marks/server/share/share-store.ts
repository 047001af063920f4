import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

export async function findSharePicture({ db, companyId }: CompanyCtx, hash: string): Promise<string | undefined> {
  const row = await db.first<{ fileKey: string }>(sql`
    select file_key from site_marks.share_picture where company_id = ${companyId} and hash = ${hash}`);
  return row?.fileKey;
}

/** False where another server was quicker. */
export async function addSharePicture(
  { db, companyId, now }: CompanyCtx,
  hash: string,
  fileKey: string,
): Promise<boolean> {
  const added = await db.count(sql`
    insert into site_marks.share_picture (company_id, hash, file_key, made_at) values (${companyId}, ${hash}, ${fileKey}, ${now})
    on conflict do nothing`);
  return added > 0;
}

/** The oldest beyond so many; answers their files. */
export async function removeOldest({ db, companyId }: CompanyCtx, most: number): Promise<string[]> {
  const rows = await db.rows<{ fileKey: string }>(sql`
    delete from site_marks.share_picture where company_id = ${companyId} and hash in (
      select hash from site_marks.share_picture where company_id = ${companyId} order by made_at desc, hash offset ${most})
    returning file_key`);
  return rows.map(({ fileKey }) => fileKey);
}
