import { addDays } from '@fachwerk/base/time';
import { companyByCode } from '@fachwerk/companies/facade';
import type { WorkCtx } from '@fachwerk/server/ctx';
import type { MessageWords, SavedQuery } from '../../contract.ts';
import { startableAt, USUAL_QUIET_HOURS } from '../../rules/quiet-hours.ts';
import { addMessage, listMessages } from '../message/message-store.ts';
import { addQuery, countSaved } from '../query/query-store.ts';
import { countFor } from '../recipient/count-for.ts';
import { planSending } from '../sending/send-batch.job.ts';

type DemoMessages = {
  readonly queries: readonly Pick<SavedQuery, 'name' | 'query'>[];
  /** Not sent yet, so that one sees what waits and what can be taken back. */
  readonly planned: MessageWords & { readonly inDays: number };
};

/** By the code of the company. */
const DEMO_MESSAGES: Readonly<Record<string, DemoMessages>> = {
  'trattoria-bella': {
    queries: [
      { name: 'Stammgäste der letzten 90 Tage', query: { search: '', language: null, seenWithinDays: 90 } },
      { name: 'Italienisch', query: { search: '', language: 'it', seenWithinDays: null } },
    ],
    planned: {
      title: 'Trüffelwoche bei {firma}',
      text: 'Guten Tag {vorname},\n\nin der nächsten Woche kommt weißer Trüffel aus Alba in die Küche: auf Tagliolini, auf Spiegelei und, wer mag, auf die Pizza.\n\nReservieren Sie früh, die Plätze am Fenster sind schnell vergeben.',
      button: null,
      pictureId: null,
      inDays: 3,
    },
  },
};

/** Leaves alone what is already there. */
export async function createDemoMessages(ctx: WorkCtx): Promise<void> {
  for (const [code, { queries, planned }] of Object.entries(DEMO_MESSAGES)) {
    const company = await companyByCode(ctx, code);
    if (!company?.isDemo) continue;
    const scoped = { ...ctx, companyId: company.id };
    if ((await countSaved(scoped)) > 0 || (await listMessages(scoped, {}, 1)).length > 0) continue;
    for (const each of queries) await addQuery(scoped, { ...each, id: ctx.newId() });
    const { inDays, ...words } = planned;
    const recipients = { kind: 'all' } as const;
    const { count: recipientCount } = await countFor(scoped, { recipients, channel: 'email' });
    const sendAt = startableAt(addDays(ctx.now, inDays), USUAL_QUIET_HOURS);
    const author = { id: company.id, name: 'Fachwerk' };
    const id = ctx.newId();
    await addMessage(scoped, { ...words, channel: 'email', id, recipients, sendAt, recipientCount, author });
    await planSending(scoped, id, sendAt);
  }
}
