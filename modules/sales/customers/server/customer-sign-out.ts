import type { CompanyCtx } from '@fachwerk/server/ctx';
import { type Hook, hook } from '@fachwerk/server/hooks';

type SignOut = (network: CompanyCtx, customerId: string, options: { readonly withRequests: boolean }) => Promise<void>;

/** Ends every session of a customer, and on request what was asked for to sign in: whoever stands above keeps them. */
export const customerSignOut: Hook<SignOut> = hook<SignOut>('customers.sign_out');
