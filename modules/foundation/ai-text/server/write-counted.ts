import { problemsOf } from '@fachwerk/base/problem';
import type { Ctx } from '@fachwerk/server/ctx';
import { aiTextProblems } from '../contract.ts';
import type { Message } from '../rules/prompt.ts';
import { hasRoom, reservedFor } from '../rules/usage.ts';
import { accountOf, termsOf } from './account.ts';
import { lockUsage, reserveTokens, settleTokens } from './usage-store.ts';
import { writeText } from './write-text.ts';

const problem = problemsOf(aiTextProblems);

/** Three short steps: keep room for it, have it written with no connection held meanwhile, and note what it came to. */
export async function writeCounted(
  ctx: Ctx,
  messages: readonly Message[],
  onPart: (textSoFar: string) => Promise<void> = async () => undefined,
): Promise<string> {
  const account = accountOf(ctx.app);
  if (!account) throw problem('ai_text.not_set_up');
  const reserved = reservedFor(messages);
  await keepRoom(ctx, reserved);
  const gone = ctx.request.signal ?? new AbortController().signal;
  const { text, usage, error } = await writeText(account, messages, { signal: gone, onPart });
  const isWritten = error === null && text !== '';
  await settleTokens(ctx, reserved, { ...usage, texts: isWritten ? 1 : 0 });
  if (isWritten) return text;
  if (!gone.aborted) ctx.app.log.warn({ reason: reasonOf(error) }, 'a text could not be written');
  throw problem('ai_text.failed');
}

async function keepRoom(ctx: Ctx, tokens: number): Promise<void> {
  const { monthlyTokens } = termsOf(ctx.app);
  await ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db };
    const { inputTokens, outputTokens, reservedTokens } = await lockUsage(inside);
    if (!hasRoom(inputTokens + outputTokens, reservedTokens, tokens, monthlyTokens)) throw problem('ai_text.used_up');
    await reserveTokens(inside, tokens);
  });
}

/** What a log may say: the kind of error and a status, never what the other end has said or what it was asked. */
function reasonOf(error: unknown): string {
  const { name = '', status = '' } = (error ?? {}) as { name?: string; status?: number | string };
  return error === null ? 'nothing came' : `${name} ${status}`.trim();
}
