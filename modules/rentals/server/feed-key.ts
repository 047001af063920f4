import { audit } from '@fachwerk/server/audit';
import { hashToken, isSameSecret } from '@fachwerk/server/crypto';
import type { UseCase, WorkCtx } from '@fachwerk/server/module';
import { acrossCompanies, sql } from '@fachwerk/server/sql';
import type { accessRightApi } from '../contract-staff.ts';

const KEY_BYTES = 32;

export const showFeedKey: UseCase<typeof accessRightApi.feedKey> = async (ctx) => {
  const row = await ctx.db.first<{ createdAt: Date; personName: string }>(sql`
    select created_at, person_name from rentals.feed_key where company_id = ${ctx.companyId}`);
  return row ?? { createdAt: null, personName: '' };
};

/** Shown once; only its hash stays. */
export const renewFeedKey: UseCase<typeof accessRightApi.renewFeedKey> = async (ctx) => {
  const key = ctx.newSecret(KEY_BYTES);
  await ctx.db.rows(sql`
    insert into rentals.feed_key (company_id, key_hash, created_at, person_name)
    values (${ctx.companyId}, ${hashToken(key)}, ${ctx.now}, ${ctx.caller.name})
    on conflict (company_id) do update set key_hash = excluded.key_hash, created_at = excluded.created_at, person_name = excluded.person_name`);
  await audit(ctx, { subjectKind: 'company', subjectId: ctx.companyId, action: 'rental.feed_key_renewed' });
  return { key };
};

/** Whose key this is; undefined for one of nobody. What is looked for is its hash, and what is found is compared in constant time. */
export async function companyOfFeedKey({ db }: WorkCtx, key: string): Promise<string | undefined> {
  const query = sql`select company_id, key_hash from rentals.feed_key where key_hash = ${hashToken(key)}`;
  const row = await db.first<{ companyId: string; keyHash: string }>(
    acrossCompanies('an outside system has nothing but its key', query),
  );
  const isTheirs = isSameSecret(row?.keyHash ?? '', hashToken(key));
  return isTheirs ? row?.companyId : undefined;
}
