import type { CompanyCtx } from '@fachwerk/server/ctx';
import { hook } from '@fachwerk/server/hooks';

/** A customer starts to wait for an answer: with the first message since the last answer, or after a dialogue hands over. */
export const waitingBegan = hook<(ctx: CompanyCtx, chatId: string) => Promise<void>>('chat.waiting_began');
