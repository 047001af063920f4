import type { Message } from './prompt.ts';

/** Longest answer that is asked for, in tokens. */
export const MOST_OUTPUT_TOKENS = 1500;
/** And what is taken of one that does not end, in characters. */
export const MOST_OUTPUT = 8000;

/** Where a server does not count: about four characters are a token. */
export const tokensIn = (text: string): number => Math.ceil(text.length / 4);

/** About what a picture of the smallest detail counts for. */
const PICTURE_TOKENS = 300;

/** Of everything that is asked. */
export function promptTokens(messages: readonly Message[]): number {
  return messages.reduce((sum, { content, picture }) => sum + tokensIn(content) + (picture ? PICTURE_TOKENS : 0), 0);
}

export type Usage = { readonly inputTokens: number; readonly outputTokens: number };

/** What a text may need at most: its own and the longest answer. */
export function reservedFor(messages: readonly Message[]): number {
  return promptTokens(messages) + MOST_OUTPUT_TOKENS;
}

/** Whether there is room for that much more in the month. */
export function hasRoom(used: number, reserved: number, next: number, limit: number): boolean {
  return used + reserved + next <= limit;
}

/** Of the month's limit, whole percent, never more than all of it. */
export function usedPercent(usedTokens: number, limit: number): number {
  return Math.min(100, Math.floor((usedTokens * 100) / limit));
}

/** By the prices of a million tokens, in cents; fractions of a cent stay. */
export function costCents({ inputTokens, outputTokens }: Usage, price: { input: number; output: number }): number {
  return (inputTokens * price.input + outputTokens * price.output) / 1_000_000;
}
