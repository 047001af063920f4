import { problemsOf } from '@fachwerk/base/problem';
import { inNetwork } from '@fachwerk/companies/facade';
import { lockStored, type StoredCustomer, stopNewsletter } from '@fachwerk/customers/facade-account';
import { removeDevicesOf } from '@fachwerk/push/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { type Channel, messageProblems } from '../../contract.ts';
import type { subscriptionApi } from '../../contract-site.ts';
import { countUnsubscribed } from '../message/message-store.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { findReached, saveUnsubscribed } from '../recipient/recipient-store.ts';

const problem = problemsOf(messageProblems);

/** A second click changes nothing. It counts for the message whose link was used, once, and only where there was something to end. */
export const endSubscription: UseCase<typeof subscriptionApi.end> = async (ctx, { token }) => {
  const network = await inNetwork(ctx);
  const reached = await findReached(network, token);
  const customer = reached && (await lockStored(network, reached.customerId));
  if (!customer) throw problem('message.link_invalid');
  const ended = { isSubscribed: false, channel: reached.channel };
  if (!(await endChannel(network, reached.channel, customer))) return ended;

  if (await saveUnsubscribed(network, reached)) await countUnsubscribed(network, reached.messageId);
  await notifyWatchers(network);
  return ended;
};

/** False: there was nothing to end. The other channel stays as it is. */
async function endChannel(network: CompanyCtx, channel: Channel, customer: StoredCustomer): Promise<boolean> {
  if (channel === 'push') return (await removeDevicesOf(network, customer.id)) > 0;
  if (customer.newsletter === 'none') return false;
  await stopNewsletter(network, customer);
  return true;
}
