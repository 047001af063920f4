import { inNetwork } from '@fachwerk/companies/facade';
import { findStored } from '@fachwerk/customers/facade-account';
import type { UseCase } from '@fachwerk/server/module';
import type { surveySiteApi } from '../../contract-site.ts';
import { problem } from '../problem.ts';
import { findInvited } from './invitation-store.ts';

/** Looking changes nothing: mail scanners look at every link. */
export const showSubscription: UseCase<typeof surveySiteApi.subscription> = async (ctx, { invitation }) => {
  const invited = await findInvited(ctx, invitation);
  const customer = invited && (await findStored(await inNetwork(ctx), invited.customerId));
  if (!customer) throw problem('survey.unknown');
  return { isSubscribed: customer.newsletter === 'confirmed' };
};
