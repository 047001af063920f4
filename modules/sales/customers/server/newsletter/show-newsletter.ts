import { problemsOf } from '@fachwerk/base/problem';
import { inNetwork } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import { customerProblems } from '../../contract.ts';
import type { newsletterApi } from '../../contract-newsletter.ts';
import { findSubscriber } from './newsletter-store.ts';

const problem = problemsOf(customerProblems);

export const showNewsletter: UseCase<typeof newsletterApi.show> = async (ctx, { token }) => {
  const found = await findSubscriber(await inNetwork(ctx), token);
  if (!found) throw problem('customer_newsletter.link_invalid');
  return { state: found.newsletter };
};
