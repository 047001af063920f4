import { problemsOf } from '@fachwerk/base/problem';
import type { CompanyCtx, UseCase } from '@fachwerk/server/module';
import { customerProblems } from '../contract.ts';
import type { accountApi, newsletterApi } from '../contract-site.ts';
import { findMyself, lockMyself, meOf, ownNetwork } from './me.ts';
import { inNetwork } from './network.ts';
import { askForNewsletter } from './newsletter-ask.ts';
import { findSubscriber, lockSubscriber, saveConfirmed, saveEnded } from './newsletter-store.ts';
import { type CustomerDeed, noteDeed } from './note-deed.ts';
import { tellOfCustomer } from './tell-customers.ts';

const problem = problemsOf(customerProblems);

export const showNewsletter: UseCase<typeof newsletterApi.show> = async (ctx, { token }) => {
  const found = await findSubscriber(await inNetwork(ctx), token);
  if (!found) throw problem('customer_newsletter.link_invalid');
  return { state: found.newsletter };
};

/** An old mail does not bring back what was ended meanwhile. */
export const confirmNewsletter: UseCase<typeof newsletterApi.confirm> = async (ctx, { token }) => {
  const network = await inNetwork(ctx);
  const found = await lockSubscriber(network, token);
  if (!found) throw problem('customer_newsletter.link_invalid');
  if (found.newsletter !== 'asked') return { state: found.newsletter };
  await saveConfirmed(network, found.id);
  await note(network, found.id, 'newsletter_confirmed');
  return { state: 'confirmed' };
};

export const endNewsletter: UseCase<typeof newsletterApi.end> = async (ctx, { token }) => {
  const network = await inNetwork(ctx);
  const found = await lockSubscriber(network, token);
  if (!found) throw problem('customer_newsletter.link_invalid');
  await ended(network, found);
  return { state: 'none' };
};

export const setMyNewsletter: UseCase<typeof accountApi.newsletter> = async (ctx, { isWanted }) => {
  if (isWanted) await askForNewsletter(ctx, ctx.caller.userId);
  else await ended(ownNetwork(ctx), await lockMyself(ctx));
  return meOf(await findMyself(ctx));
};

async function ended(network: CompanyCtx, { id, newsletter }: { id: string; newsletter: string }): Promise<void> {
  if (newsletter === 'none') return;
  await saveEnded(network, id);
  await note(network, id, 'newsletter_ended');
}

async function note(network: CompanyCtx, customerId: string, deed: CustomerDeed): Promise<void> {
  await noteDeed(network, customerId, deed);
  await tellOfCustomer(network, customerId);
}
