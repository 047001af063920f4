import type { CompanyCtx } from '@fachwerk/server/ctx';
import { notifyOfCustomer } from '../notify-customers.ts';
import { type CustomerActivity, recordActivity } from '../record/record-activity.ts';
import { saveEnded } from './newsletter-store.ts';

export async function stopNewsletter(
  network: CompanyCtx,
  { id, newsletter }: { id: string; newsletter: string },
): Promise<void> {
  if (newsletter === 'none') return;
  await saveEnded(network, id);
  await note(network, id, 'newsletter_ended');
}

export async function note(network: CompanyCtx, customerId: string, deed: CustomerActivity): Promise<void> {
  await recordActivity(network, customerId, deed);
  await notifyOfCustomer(network, customerId);
}
