import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { accessRightApi } from '../../contract.ts';

export const showFeedKey: UseCase<typeof accessRightApi.feedKey> = async (ctx) => {
  const row = await ctx.db.first<{ createdAt: Date; personName: string }>(sql`
    select created_at, person_name from access_rights.feed_key where company_id = ${ctx.companyId}`);
  return row ?? { createdAt: null, personName: '' };
};
