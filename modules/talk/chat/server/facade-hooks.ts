import type { CompanyCtx } from '@fachwerk/server/ctx';
import { hook } from '@fachwerk/server/hooks';

/** A customer begins to wait for an answer in this conversation: with the first message since the last one, or handed over by a dialogue. */
export const waitingBegan = hook<(ctx: CompanyCtx, chatId: string) => Promise<void>>('chat.waiting_began');
