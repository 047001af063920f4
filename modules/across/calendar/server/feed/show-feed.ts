import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { calendarApi } from '../../contract.ts';

export const showFeed: UseCase<typeof calendarApi.feed> = async (ctx) => {
  const feed = await ctx.db.first<{ createdAt: Date }>(sql`
    select created_at from calendar.feed where company_id = ${ctx.companyId} and user_id = ${ctx.caller.userId} and is_open`);
  return { isOpen: feed !== undefined, createdAt: feed?.createdAt ?? null };
};
