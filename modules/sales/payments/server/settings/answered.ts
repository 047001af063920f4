import { problemsOf } from '@fachwerk/base/problem';
import { paymentAccountProblems } from '../../contract-settings.ts';
import { ProviderUnreachable } from '../providers/provider-link.ts';

const problem = problemsOf(paymentAccountProblems);

/** What a provider answers; its silence is said as such. */
export async function answered<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProviderUnreachable) throw problem('payment_account.provider_silent');
    throw error;
  }
}
