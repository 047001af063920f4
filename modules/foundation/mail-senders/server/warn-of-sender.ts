import type { UseCase } from '@fachwerk/server/module';
import type { senderApi } from '../contract.ts';
import { wayNow } from '../rules/sender-rules.ts';
import { findSender } from './sender-store.ts';

export const warnOfSender: UseCase<typeof senderApi.warn> = async (ctx) => {
  const sender = await findSender(ctx);
  if (!sender) return { failure: null, isUnproven: false };
  if (sender.kind === 'address') return { failure: null, isUnproven: wayNow(sender, ctx.now) === 'platform' };
  const { failedAt, failure } = sender;
  return { failure: failedAt ? { at: failedAt, text: failure } : null, isUnproven: false };
};
