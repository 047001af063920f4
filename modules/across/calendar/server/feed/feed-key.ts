import { isSameSecret, keyedHash } from '@fachwerk/server/crypto';
import type { WorkCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

const PURPOSE = 'calendar.feed';

type Owner = { readonly companyId: string; readonly userId: string };

/** Made of whose it is and of its number: nothing of it lies in the database, and a new number ends it. */
export function feedKey(ctx: WorkCtx, { companyId, userId }: Owner, number: number): string {
  const name = `${companyId} ${userId}`;
  return `${name.replace(/[ -]/g, '')}${keyedHash(ctx.app, PURPOSE, `${name} ${number}`)}`;
}

const uuid = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** Whose calendar a key opens; null where it opens none. */
export async function ownerOf(ctx: WorkCtx, key: string): Promise<Owner | null> {
  const [, company, user] = /^([0-9a-f]{32})([0-9a-f]{32})[\w-]{43}$/.exec(key) ?? [];
  if (!company || !user) return null;
  const owner = { companyId: uuid(company), userId: uuid(user) };
  const feed = await ctx.db.first<{ number: number }>(sql`
    select f.number from calendar.feed f join access.user_view u on u.company_id = f.company_id and u.id = f.user_id and u.state = 'active'
    where f.company_id = ${owner.companyId} and f.user_id = ${owner.userId} and f.is_open`);
  return feed && isSameSecret(feedKey(ctx, owner, feed.number), key) ? owner : null;
}
