import type { MediaUse } from '@fachwerk/media/contract';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

/** Staff whose picture is one of these assets; archived staff have a way back and keep theirs. */
export async function listStaffPictures(ctx: CompanyCtx, assetIds: readonly string[]): Promise<readonly MediaUse[]> {
  const staff = await ctx.db.rows<{ assetId: string; label: string }>(sql`
    select picture_id as asset_id, name as label from appointments.staff
    where company_id = ${ctx.companyId} and picture_id = any(${assetIds}::uuid[])
    order by position, name`);
  return staff.map((each) => ({ ...each, link: '/admin/appointments/setup' }));
}
