import { inCompany } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { loginApi } from '../../contract.ts';
import { setSessionCookie } from './begin-session.ts';
import { endSession, endSessionsOf } from './session-store.ts';

/** Also for whoever is signed out already: the cookie goes in any case. */
export const signOut: UseCase<typeof loginApi.signOut> = async (ctx, { isEverywhere }) => {
  setSessionCookie(ctx, '');
  const { caller } = ctx;
  if (caller?.kind !== 'customer') return {};
  const network = inCompany(ctx, caller.companyId);
  if (isEverywhere) await endSessionsOf(network, caller.userId);
  else await endSession(network, caller.sessionId);
  return {};
};
