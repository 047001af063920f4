import { problemsOf } from '@fachwerk/base/problem';
import { inNetwork } from '@fachwerk/companies/facade';
import { findStored } from '@fachwerk/customers/facade-account';
import { countDevices } from '@fachwerk/push/facade';
import type { UseCase } from '@fachwerk/server/module';
import { messageProblems } from '../../contract.ts';
import type { subscriptionApi } from '../../contract-site.ts';
import { findReached } from '../recipient/recipient-store.ts';

const problem = problemsOf(messageProblems);

/** Looking changes nothing: mail scanners look at every link. */
export const showSubscription: UseCase<typeof subscriptionApi.show> = async (ctx, { token }) => {
  const network = await inNetwork(ctx);
  const reached = await findReached(network, token);
  const customer = reached && (await findStored(network, reached.customerId));
  if (!customer) throw problem('message.link_invalid');
  const { channel } = reached;
  const isSubscribed =
    channel === 'push' ? (await countDevices(network, customer.id)) > 0 : customer.newsletter === 'confirmed';
  return { isSubscribed, channel };
};
