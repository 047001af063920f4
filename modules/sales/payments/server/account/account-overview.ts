import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { AccountProvider, ProviderEnvironment } from '../../contract-account.ts';
import { installationEnvironment, installationLinks } from '../providers/provider-links.ts';
import { countOpen, listAccountsInUse } from './account-store.ts';
import { offerOf } from './offer.ts';

/** An account as a person may see it: nothing in it is secret. */
type AccountFacts = {
  readonly provider: AccountProvider;
  /** The keys of the installation, which this company runs. */
  readonly isInstallation: boolean;
  readonly environment: ProviderEnvironment;
  readonly keyEnd: string;
  readonly savedAt: Date | null;
  readonly savedBy: string;
  readonly openPayments: number;
};

export type AccountOverview = { readonly accounts: readonly AccountFacts[]; readonly isDemo: boolean };

/** With what this company takes money now. */
export async function accountOverview(ctx: CompanyCtx): Promise<AccountOverview> {
  const [{ isDemo, isOperator }, own, open] = await Promise.all([offerOf(ctx), listAccountsInUse(ctx), countOpen(ctx)]);
  const accounts = (['stripe', 'paypal'] as const).flatMap((provider): AccountFacts[] => {
    const account = own.find((one) => one.provider === provider);
    if (account) {
      const { environment, keyEnd, savedAt, savedBy } = account;
      const openPayments = open.find(({ accountId }) => accountId === account.id)?.count ?? 0;
      return [{ provider, isInstallation: false, environment, keyEnd, savedAt, savedBy, openPayments }];
    }
    const isThere = isOperator && installationLinks(ctx.app, provider).length > 0;
    return isThere
      ? [{ provider, isInstallation: true, environment: installationEnvironment(ctx.app, provider), ...UNTOLD }]
      : [];
  });
  return { accounts, isDemo };
}

const UNTOLD = { keyEnd: '', savedAt: null, savedBy: '', openPayments: 0 } as const;
