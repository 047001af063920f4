import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { calendarApi } from '../../contract.ts';

/** The row stays: a later key has another number than this one had. */
export const closeFeed: UseCase<typeof calendarApi.closeFeed> = async (ctx) => {
  const { userId } = ctx.caller;
  await ctx.db.write(sql`
    update calendar.feed set is_open = false where company_id = ${ctx.companyId} and user_id = ${userId}`);
  await audit(ctx, {
    subjectKind: 'user',
    subjectId: userId,
    action: 'calendar.feed_closed',
    address: ctx.request.address,
  });
  return {};
};
