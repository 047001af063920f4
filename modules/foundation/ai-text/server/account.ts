import type { App } from '@fachwerk/server/ctx';

export type AiAccount = {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
  /** For a whole text, in milliseconds. */
  readonly longestMs: number;
};

const LONGEST_MS = 60_000;
const MONTHLY_TOKENS = 1_000_000;

/** The one server that texts come from, of the installation's settings; nothing a caller sends has a say in it. */
export function accountOf({ accounts }: App): AiAccount | null {
  const { baseUrl, apiKey, model, longestMs } = accounts?.ai ?? {};
  if (!baseUrl || !apiKey || !model) return null;
  return { baseUrl, apiKey, model, longestMs: Number(longestMs ?? LONGEST_MS) };
}

/** What each company may use in a month, and what a million tokens cost in cents. */
export function termsOf({ accounts }: App) {
  const { monthlyTokens, inputPrice, outputPrice } = accounts?.ai ?? {};
  return {
    monthlyTokens: Number(monthlyTokens ?? MONTHLY_TOKENS),
    price: { input: Number(inputPrice ?? 0), output: Number(outputPrice ?? 0) },
  };
}
