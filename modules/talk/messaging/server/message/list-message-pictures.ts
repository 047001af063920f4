import type { MediaUse } from '@fachwerk/media/contract';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

/** Messages with one of these assets: planned ones take it along, sent mails fetch it whenever somebody opens them. */
export async function listMessagePictures(ctx: CompanyCtx, assetIds: readonly string[]): Promise<readonly MediaUse[]> {
  const messages = await ctx.db.rows<{ id: string; assetId: string; label: string }>(sql`
    select id, picture_id as asset_id, title as label from messaging.message
    where company_id = ${ctx.companyId} and picture_id = any(${assetIds}::uuid[])
    order by created_at desc
    limit 100`);
  return messages.map(({ id, ...each }) => ({ ...each, link: `/admin/messages/${id}` }));
}
