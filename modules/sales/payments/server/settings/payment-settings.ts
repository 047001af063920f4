import { listFranchisees } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { PaymentSettings } from '../../contract-settings.ts';
import { accountOverview } from '../account/account-overview.ts';
import { listConnected } from '../account/account-store.ts';
import { findBankData } from '../account/bank-data-store.ts';
import { hasConnect } from '../account/stripe-connect.ts';

/** Everything the settings show; nothing secret is in it. */
export async function paymentSettings(ctx: CompanyCtx): Promise<PaymentSettings> {
  const [{ accounts, isDemo }, bank, franchisees] = await Promise.all([
    accountOverview(ctx),
    findBankData(ctx),
    listFranchisees(ctx),
  ]);
  const ids = franchisees.map(({ id }) => id);
  const connected = ids.length > 0 ? await listConnected(ctx, ids) : new Set<string>();
  const addressOf = (provider: string) =>
    `${ctx.app.publicUrl}/api/public/payments/${provider}/events/${ctx.companyId}`;
  return {
    isDemo,
    accounts: [...accounts],
    eventAddresses: { stripe: addressOf('stripe'), paypal: addressOf('paypal') },
    hasConnect: hasConnect(ctx.app),
    bank: bank ?? null,
    franchisees: franchisees.map(({ id, name }) => ({ id, name, isConnected: connected.has(id) })),
  };
}
