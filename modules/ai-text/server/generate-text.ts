import type { UseCase } from '@fachwerk/server/module';
import { publish } from '@fachwerk/server/realtime-publish';
import { type aiTextApi, aiTextStream } from '../contract.ts';
import { messagesFor } from '../rules/prompt.ts';
import { writePaid } from './write-paid.ts';

export const generateText: UseCase<typeof aiTextApi.generate> = async (ctx, { id, ...options }) => {
  const onPart = async (text: string) => {
    if (id) await publish(ctx, aiTextStream, { id, text }, ctx.caller.userId);
  };
  return { result: await writePaid(ctx, messagesFor(options), onPart) };
};
