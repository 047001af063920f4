import { problemsOf } from '@fachwerk/base/problem';
import { inNetwork } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import { customerProblems } from '../../contract.ts';
import type { newsletterApi } from '../../contract-newsletter.ts';
import { stopNewsletter } from './newsletter.ts';
import { lockSubscriber } from './newsletter-store.ts';

const problem = problemsOf(customerProblems);

export const endNewsletter: UseCase<typeof newsletterApi.end> = async (ctx, { token }) => {
  const network = await inNetwork(ctx);
  const found = await lockSubscriber(network, token);
  if (!found) throw problem('customer_newsletter.link_invalid');
  await stopNewsletter(network, found);
  return { state: 'none' };
};
