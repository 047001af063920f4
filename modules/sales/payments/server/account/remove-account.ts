import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { AccountProvider } from '../../contract-account.ts';
import { type AccountRow, countOpen, endAccount, lockAccountInUse } from './account-store.ts';
import { forgetOffer } from './offer.ts';

type OpenAccount = AccountRow & { readonly openPayments: number };

/** The account to take away, held until the transaction ends, with what is still under way with it. */
export async function accountToRemove(ctx: CompanyCtx, provider: AccountProvider): Promise<OpenAccount | undefined> {
  const account = await lockAccountInUse(ctx, provider);
  if (!account) return undefined;
  const open = await countOpen(ctx);
  return { ...account, openPayments: open.find(({ accountId }) => accountId === account.id)?.count ?? 0 };
}

/** No new payment begins with it. What it has taken can still go back for a while; then its secrets are forgotten. */
export async function removeAccount(ctx: CompanyCtx, { id }: AccountRow): Promise<void> {
  await endAccount(ctx, id);
  forgetOffer(ctx);
}
