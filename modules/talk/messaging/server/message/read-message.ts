import { problemsOf } from '@fachwerk/base/problem';
import { countPushed } from '@fachwerk/push/facade';
import { countMailing } from '@fachwerk/server/mail';
import type { UseCase } from '@fachwerk/server/module';
import { type messageApi, messageProblems } from '../../contract.ts';
import { findMessage } from './message-store.ts';

const problem = problemsOf(messageProblems);

export const readMessage: UseCase<typeof messageApi.find> = async (ctx, { id }) => {
  const message = await findMessage(ctx, id);
  if (!message) throw problem('message.unknown');
  const { sent, refused } = await (message.channel === 'push' ? countPushed(ctx, id) : countMailing(ctx, id));
  return { ...message, deliveredCount: sent, refusedCount: refused };
};
