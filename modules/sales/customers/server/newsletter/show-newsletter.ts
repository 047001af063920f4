import { problemsOf } from '@fachwerk/base/problem';
import { inNetwork } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import { customerProblems } from '../../contract.ts';
import type { newsletterApi } from '../../contract-newsletter.ts';
import { findSubscriber } from './newsletter-store.ts';
import { findOpenSignUp } from './sign-up-store.ts';

const problem = problemsOf(customerProblems);

export const showNewsletter: UseCase<typeof newsletterApi.show> = async (ctx, { token }) => {
  const network = await inNetwork(ctx);
  if (await findOpenSignUp(network, token)) return { state: 'asked' };
  const found = await findSubscriber(network, token);
  if (!found) throw problem('customer_newsletter.link_invalid');
  return { state: found.newsletter };
};
