import { type Hook, hook } from '@fachwerk/server/hooks';
import type { CompanyCtx } from '@fachwerk/server/module';

type SignOut = (network: CompanyCtx, customerId: string, options: { readonly withRequests: boolean }) => Promise<void>;

/** Ends every session of a customer, and on request what was asked for to sign in: whoever stands above keeps them. */
export const customerSignOut: Hook<SignOut> = hook<SignOut>('customers.sign_out');
