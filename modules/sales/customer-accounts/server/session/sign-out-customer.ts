import type { CompanyCtx } from '@fachwerk/server/ctx';
import { useUpLogins } from '../sign-in/login-store.ts';
import { endSessionsOf } from './session-store.ts';

/** For whoever blocks an account or moves it to another address. */
export async function signOutCustomer(
  network: CompanyCtx,
  customerId: string,
  { withRequests }: { readonly withRequests: boolean },
): Promise<void> {
  await endSessionsOf(network, customerId);
  if (withRequests) await useUpLogins(network, customerId);
}
