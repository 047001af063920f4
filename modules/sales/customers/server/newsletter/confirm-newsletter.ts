import { problemsOf } from '@fachwerk/base/problem';
import { inNetwork } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import { customerProblems } from '../../contract.ts';
import type { newsletterApi } from '../../contract-newsletter.ts';
import { note } from './newsletter.ts';
import { lockSubscriber, saveConfirmed } from './newsletter-store.ts';
import { becomeSubscriber } from './sign-up.ts';
import { lockOpenSignUp } from './sign-up-store.ts';

const problem = problemsOf(customerProblems);

/** An old mail does not bring back what was ended meanwhile. */
export const confirmNewsletter: UseCase<typeof newsletterApi.confirm> = async (ctx, { token }) => {
  const network = await inNetwork(ctx);
  const signUp = await lockOpenSignUp(network, token);
  if (signUp) await becomeSubscriber(ctx, signUp);
  const found = await lockSubscriber(network, token);
  if (!found) throw problem('customer_newsletter.link_invalid');
  if (found.newsletter !== 'asked') return { state: found.newsletter };
  await saveConfirmed(network, found.id);
  await note(network, found.id, 'newsletter_confirmed');
  return { state: 'confirmed' };
};
