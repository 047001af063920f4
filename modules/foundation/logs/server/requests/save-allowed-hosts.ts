import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { logApi } from '../../contract.ts';
import { listHosts } from './allowed-hosts.ts';

export const saveAllowedHosts: UseCase<typeof logApi.saveAllowedHosts> = async (ctx, given) => {
  const before = await listHosts(ctx);
  const hosts = [...new Set(given.hosts)].sort();
  await ctx.db.rows(
    sql`delete from logs.allowed_host where company_id = ${ctx.companyId} and host <> all(${hosts}::text[])`,
  );
  await ctx.db.rows(sql`
    insert into logs.allowed_host (company_id, host) select ${ctx.companyId}, host from unnest(${hosts}::text[]) as host
    on conflict do nothing`);
  await audit(ctx, {
    subjectKind: 'company',
    subjectId: ctx.companyId,
    action: 'allowed_hosts.saved',
    before: { hosts: before },
    after: { hosts },
  });
  return { hosts };
};
