import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { type messageApi, messageProblems } from '../../contract.ts';
import { unknownCodes, whyNotSend } from '../../rules/message.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { countFor } from '../recipient/count-for.ts';
import { planSending } from '../sending/send-batch.job.ts';
import { pictureOf } from './compose-mail.ts';
import { addMessage, findMessage } from './message-store.ts';

const problem = problemsOf(messageProblems);

/** A second tap, and an answer that was lost on the way, find what the first one made. */
export const sendMessage: UseCase<typeof messageApi.send> = async (ctx, { message: draft }) => {
  const id = draft.id ?? ctx.newId();
  const known = await findMessage(ctx, id);
  if (known) return known;

  const { count } = await countFor(ctx, draft);
  const refusal = whyNotSend(draft, { count, now: ctx.now });
  if (refusal) throw problem(refusal, { codes: unknownCodes(draft).join(', ') });

  if (draft.pictureId && !(await pictureOf(ctx, draft.pictureId))) throw problem('message.picture_unknown');

  const { userId, name } = ctx.caller;
  const sendAt = draft.sendAt ?? ctx.now;
  const author = { id: userId, name };
  const added = await addMessage(ctx, { ...draft, id, sendAt, recipientCount: count, author });
  if (!added) return (await findMessage(ctx, id))!;

  await planSending(ctx, id, sendAt);
  await audit(ctx, {
    subjectKind: 'message',
    subjectId: id,
    action: 'message.ordered',
    address: ctx.request.address,
    after: { title: draft.title, channel: draft.channel, recipients: draft.recipients.kind, count, sendAt },
  });
  await notifyWatchers(ctx);
  return added;
};
