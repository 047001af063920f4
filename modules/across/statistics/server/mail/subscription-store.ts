import type { Ctx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

export async function isSubscribed({ db, companyId, caller }: Ctx): Promise<boolean> {
  const row = await db.first(sql`
    select from statistics.subscription where company_id = ${companyId} and user_id = ${caller.userId}`);
  return row !== undefined;
}

/** A second time it changes nothing. */
export async function saveSubscription({ db, companyId, caller, now }: Ctx, wanted: boolean): Promise<void> {
  await db.count(
    wanted
      ? sql`
        insert into statistics.subscription (company_id, user_id, since) values (${companyId}, ${caller.userId}, ${now})
        on conflict (company_id, user_id) do nothing`
      : sql`delete from statistics.subscription where company_id = ${companyId} and user_id = ${caller.userId}`,
  );
}
