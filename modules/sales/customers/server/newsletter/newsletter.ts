import type { CompanyCtx } from '@fachwerk/server/ctx';
import { notifyOfCustomer } from '../notify-customers.ts';
import { type CustomerDeed, noteDeed } from '../record/note-deed.ts';
import { saveEnded } from './newsletter-store.ts';

export async function stopNewsletter(
  network: CompanyCtx,
  { id, newsletter }: { id: string; newsletter: string },
): Promise<void> {
  if (newsletter === 'none') return;
  await saveEnded(network, id);
  await note(network, id, 'newsletter_ended');
}

export async function note(network: CompanyCtx, customerId: string, deed: CustomerDeed): Promise<void> {
  await noteDeed(network, customerId, deed);
  await notifyOfCustomer(network, customerId);
}
