import { companyOfOrder } from '@fachwerk/orders/facade';
import { hashToken } from '@fachwerk/server/crypto';
import type { WorkCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { acrossCompanies, sql } from '@fachwerk/server/sql';
import { siteAddress } from '@fachwerk/sites/facade';
import type { chatHomeApi } from '../../contract-site.ts';

/** Returns only the host of a site: the caller holds the secret, or names a public company. */
export const showHome: UseCase<typeof chatHomeApi.home> = async (ctx, { orderHash, company }) => {
  const companyId = orderHash
    ? await companyOfSecret(ctx, orderHash)
    : company
      ? await companyOfCode(ctx, company)
      : null;
  const origin = companyId ? await siteAddress({ ...ctx, companyId }) : null;
  // A company without its own domain is served on this host only.
  return { origin: origin === new URL(ctx.app.publicUrl).origin ? null : origin };
};

async function companyOfSecret(ctx: WorkCtx, orderHash: string): Promise<string | null> {
  const query = sql`
    select k.company_id from companies.company_view c
    join chat.conversation_key k on k.company_id = c.company_id and k.hash = ${hashToken(orderHash)}
    join chat.conversation v on v.company_id = k.company_id and v.id = k.conversation_id and v.kind = 'customer'`;
  const row = await ctx.db.first<{ companyId: string }>(
    acrossCompanies('whoever opens a link on the wrong host has nothing but its secret', query),
  );
  return row?.companyId ?? companyOfOrder(ctx, orderHash);
}

async function companyOfCode(ctx: WorkCtx, code: string): Promise<string | null> {
  const query = sql`select company_id from companies.company_view where code = ${code} or company_id::text = ${code}`;
  const row = await ctx.db.first<{ companyId: string }>(acrossCompanies('an address that names its company', query));
  return row?.companyId ?? null;
}
