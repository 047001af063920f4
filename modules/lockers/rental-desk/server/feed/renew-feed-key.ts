import { audit } from '@fachwerk/server/audit';
import { hashToken } from '@fachwerk/server/crypto';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { accessRightApi } from '../../contract.ts';

const KEY_BYTES = 32;

/** Shown once; only its hash stays. */
export const renewFeedKey: UseCase<typeof accessRightApi.renewFeedKey> = async (ctx) => {
  const key = ctx.newSecret(KEY_BYTES);
  await ctx.db.rows(sql`
    insert into access_rights.feed_key (company_id, key_hash, created_at, person_name)
    values (${ctx.companyId}, ${hashToken(key)}, ${ctx.now}, ${ctx.caller.name})
    on conflict (company_id) do update set key_hash = excluded.key_hash, created_at = excluded.created_at, person_name = excluded.person_name`);
  await audit(ctx, { subjectKind: 'company', subjectId: ctx.companyId, action: 'rental.feed_key_renewed' });
  return { key };
};
