import { inNetwork } from '@fachwerk/companies/facade';
import { lockStored, stopNewsletter } from '@fachwerk/customers/facade-account';
import type { UseCase } from '@fachwerk/server/module';
import type { surveySiteApi } from '../../contract-site.ts';
import { problem } from '../problem.ts';
import { findInvited } from './invitation-store.ts';

/** A second click changes nothing. */
export const endSubscription: UseCase<typeof surveySiteApi.unsubscribe> = async (ctx, { invitation }) => {
  const network = await inNetwork(ctx);
  const invited = await findInvited(ctx, invitation);
  const customer = invited && (await lockStored(network, invited.customerId));
  if (!customer) throw problem('survey.unknown');
  await stopNewsletter(network, customer);
  return {};
};
