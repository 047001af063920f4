import { addMinutes } from '@fachwerk/base/time';
import { inNetwork } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { writeNewsletterMail } from '../customer-mails.ts';
import { lockStored } from '../record/customer-store.ts';
import { recordActivity } from '../record/record-activity.ts';
import { askedWithin, newsletterToken, saveAsked } from './newsletter-store.ts';

/** Who asks again within the hour finds the mail they have. */
const PAUSE_MINUTES = 60;

/**
 * Sends the mail whose link confirms the newsletter (double opt-in); nothing happens where it is confirmed already. In the
 * transaction of the order, or of whoever ticked the box.
 */
export async function askForNewsletter(ctx: CompanyCtx, customerId: string): Promise<void> {
  const network = await inNetwork(ctx);
  const customer = await lockStored(network, customerId);
  if (!customer || customer.newsletter === 'confirmed') return;
  if (await askedWithin(network, customerId, addMinutes(ctx.now, -PAUSE_MINUTES))) return;
  await saveAsked(network, customerId);
  await recordActivity(network, customerId, 'newsletter_asked');
  await writeNewsletterMail(ctx, customer, newsletterToken(network, customerId));
}
