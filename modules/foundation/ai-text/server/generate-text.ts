import type { UseCase } from '@fachwerk/server/module';
import { publish } from '@fachwerk/server/realtime-publish';
import { type aiTextApi, aiTextStream } from '../contract.ts';
import { messagesFor } from '../rules/prompt.ts';
import { writeCounted } from './write-counted.ts';

export const generateText: UseCase<typeof aiTextApi.generate> = async (ctx, { id, ...options }) => {
  const result = await writeCounted(ctx, messagesFor(options), async (text) => {
    if (id) await publish(ctx, aiTextStream, { id, text }, ctx.caller.userId);
  });
  return { result };
};
