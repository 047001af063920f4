import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { type messageApi, messageProblems } from '../../contract.ts';
import { whyNotCancel } from '../../rules/message.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { lockMessage, saveCancelled } from './message-store.ts';

const problem = problemsOf(messageProblems);

export const cancelMessage: UseCase<typeof messageApi.cancel> = async (ctx, { id }) => {
  const message = await lockMessage(ctx, id);
  if (!message) throw problem('message.unknown');
  const refusal = whyNotCancel(message);
  if (refusal) throw problem(refusal);

  const saved = await saveCancelled(ctx, id);
  const about = { subjectKind: 'message', subjectId: id, address: ctx.request.address };
  await audit(ctx, { ...about, action: 'message.cancelled', after: { title: message.title } });
  await notifyWatchers(ctx);
  return saved;
};
