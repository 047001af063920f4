import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { calendarApi } from '../../contract.ts';
import { feedKey } from './feed-key.ts';

export const renewFeed: UseCase<typeof calendarApi.renewFeed> = async (ctx) => {
  const { companyId } = ctx;
  const { userId } = ctx.caller;
  const row = await ctx.db.first<{ number: number }>(sql`
    insert into calendar.feed as known (company_id, user_id, number, is_open, created_at) values (${companyId}, ${userId}, 1, true, ${ctx.now})
    on conflict (company_id, user_id) do update set number = known.number + 1, is_open = true, created_at = excluded.created_at
    returning number`);
  await audit(ctx, {
    subjectKind: 'user',
    subjectId: userId,
    action: 'calendar.feed_opened',
    address: ctx.request.address,
  });
  return { url: `${ctx.app.publicUrl}/api/public/calendar/${feedKey(ctx, { companyId, userId }, row!.number)}` };
};
