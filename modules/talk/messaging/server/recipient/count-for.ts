import { problemsOf } from '@fachwerk/base/problem';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { type Channel, messageProblems, type RecipientCount, type Recipients } from '../../contract.ts';
import { countedByConsent } from '../../rules/consent.ts';
import { countKnown, groupMeant } from './recipient-store.ts';

const problem = problemsOf(messageProblems);

/** Who would get a message, and who falls out; somebody chosen by hand has to be a customer of this network. */
export async function countFor(
  ctx: CompanyCtx,
  { recipients, channel }: { readonly recipients: Recipients; readonly channel: Channel },
): Promise<RecipientCount> {
  if (recipients.kind === 'manual') {
    const chosen = [...new Set(recipients.customerIds)];
    if ((await countKnown(ctx, chosen)) < chosen.length) throw problem('message.recipient_unknown');
  }
  return countedByConsent(channel, await groupMeant(ctx, recipients));
}
