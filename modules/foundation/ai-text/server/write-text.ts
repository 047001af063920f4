import OpenAI from 'openai';
import type { Message } from '../rules/prompt.ts';
import { MOST_OUTPUT, MOST_OUTPUT_TOKENS, promptTokens, tokensIn, type Usage } from '../rules/usage.ts';
import type { AiAccount } from './account.ts';

/** A stream that says something faster than this is gathered. */
const GATHER_MS = 250;

export type Written = {
  readonly text: string;
  readonly usage: Usage;
  /** Null when it ended as it should. */
  readonly error: unknown;
};

/**
 * Reads the text as it is written, for no longer than the account allows, and no more of it than anybody needs: a server that never ends
 * is cut off. What it cost is known in any case.
 */
export async function writeText(
  account: AiAccount,
  messages: readonly Message[],
  { signal, onPart }: { signal: AbortSignal; onPart: (textSoFar: string) => Promise<void> },
): Promise<Written> {
  const client = new OpenAI({
    apiKey: account.apiKey,
    baseURL: account.baseUrl,
    maxRetries: 0,
    // What it would print is what people wrote.
    logLevel: 'off',
    timeout: account.longestMs,
    // Nobody leads us elsewhere.
    fetchOptions: { redirect: 'error' },
  });
  const stop = new AbortController();
  const until = AbortSignal.any([signal, stop.signal, AbortSignal.timeout(account.longestMs)]);
  let text = '';
  let counted: Usage | null = null;
  let error: unknown = null;
  try {
    const parts = await client.chat.completions.create(
      {
        model: account.model,
        messages: messages.map(asSent),
        max_tokens: MOST_OUTPUT_TOKENS,
        stream: true,
        stream_options: { include_usage: true },
      },
      { signal: until },
    );
    let toldAt = performance.now();
    for await (const { choices, usage } of parts) {
      if (usage) counted = { inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens };
      text += choices[0]?.delta.content ?? '';
      if (text.length >= MOST_OUTPUT) {
        text = text.slice(0, MOST_OUTPUT);
        stop.abort();
        break;
      }
      if (performance.now() - toldAt < GATHER_MS) continue;
      toldAt = performance.now();
      await onPart(text);
    }
    // The client ends its stream quietly when it is broken off.
    if (!stop.signal.aborted) until.throwIfAborted();
  } catch (thrown) {
    error = thrown;
  }
  const isAsked = text !== '' || error === null;
  const usage = counted ?? { inputTokens: isAsked ? promptTokens(messages) : 0, outputTokens: tokensIn(text) };
  return { text: text.trim(), usage, error };
}

function asSent({ role, content, picture }: Message): OpenAI.ChatCompletionMessageParam {
  if (role === 'system' || !picture) return { role, content };
  return { role, content: [{ type: 'image_url', image_url: { url: picture, detail: 'low' } }] };
}
