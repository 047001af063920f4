import { problemsOf } from '@fachwerk/base/problem';
import { inNetwork } from '@fachwerk/companies/facade';
import { lockStored, stopNewsletter } from '@fachwerk/customers/facade-account';
import type { UseCase } from '@fachwerk/server/module';
import { messageProblems } from '../../contract.ts';
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
  if (customer.newsletter === 'none') return { isSubscribed: false };

  await stopNewsletter(network, customer);
  if (await saveUnsubscribed(network, reached)) await countUnsubscribed(network, reached.messageId);
  await notifyWatchers(network);
  return { isSubscribed: false };
};
