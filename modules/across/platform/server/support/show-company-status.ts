import { findSupport } from '@fachwerk/companies/facade-tenancy';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { companyStatusApi } from '../../contract.ts';

type Standing = { readonly suspendedAt: Date | null; readonly suspensionReason: string };

export const showCompanyStatus: UseCase<typeof companyStatusApi.show> = async (ctx) => {
  const standing = await ctx.db.first<Standing>(sql`
    select suspended_at, suspension_reason from companies.company_view where company_id = ${ctx.companyId}`);
  const support = await findSupport(ctx);
  return {
    suspension: standing?.suspendedAt ? { since: standing.suspendedAt, reason: standing.suspensionReason } : null,
    support: support ? { mode: support.mode, endsAt: support.endsAt } : null,
  };
};
