import type { UseCase } from '@fachwerk/server/module';
import type { aiTextApi } from '../contract.ts';
import { costCents, usedPercent } from '../rules/usage.ts';
import { accountOf, termsOf } from './account.ts';
import { findUsage } from './usage-store.ts';

export const showState: UseCase<typeof aiTextApi.state> = async (ctx) => {
  const usage = await findUsage(ctx);
  const { monthlyTokens, price } = termsOf(ctx.app);
  return {
    isSetUp: accountOf(ctx.app) !== null,
    texts: usage.texts,
    usedPercent: usedPercent(usage.inputTokens + usage.outputTokens, monthlyTokens),
    costCents: costCents(usage, price),
  };
};
