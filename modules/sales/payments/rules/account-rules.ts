import type { OnlineOption } from '../contract.ts';
import type { ConnectedAccount, PaymentAccountProblem, PaymentSettings } from '../contract-settings.ts';

/** Why an account cannot be taken away now, or null. That of the installation is nobody's to take away here. */
export function whyNotRemove({
  openPayments,
  isInstallation,
}: Pick<ConnectedAccount, 'openPayments' | 'isInstallation'>): PaymentAccountProblem | null {
  if (isInstallation) return 'payment_account.unknown';
  return openPayments > 0 ? 'payment_account.in_use' : null;
}

/** `transfer`: money that customers send to the bank themselves. */
export type PaymentWay = OnlineOption | 'transfer';
/** `test_money`: offered, but of a provider's place to try things out. */
export type WayState = 'offered' | 'test_money' | 'no_account' | 'bank_data' | 'no_bank_data' | 'real_account';

const PROVIDER_OF = { card: 'stripe', klarna: 'stripe', paypal: 'paypal' } as const;

type Means = Pick<PaymentSettings, 'bank' | 'isDemo'> & { readonly accounts: readonly ConnectedAccount[] };

/** How customers can pay now, and why not otherwise. */
export function paymentWays({ accounts, bank, isDemo }: Means): { way: PaymentWay; state: WayState }[] {
  const real = (['card', 'klarna', 'paypal'] as const).map((way) => {
    const account = accounts.find(({ provider }) => provider === PROVIDER_OF[way]);
    if (!account) return { way, state: 'no_account' as const };
    return { way, state: account.environment === 'live' ? ('offered' as const) : ('test_money' as const) };
  });
  const transfer = { way: 'transfer' as const, state: bank ? ('bank_data' as const) : ('no_bank_data' as const) };
  const test = {
    way: 'test' as const,
    state: accounts.length > 0 ? ('real_account' as const) : ('test_money' as const),
  };
  return [...real, transfer, ...(isDemo ? [test] : [])];
}
