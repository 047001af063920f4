import type { CompanyCtx } from '@fachwerk/server/ctx';
import { hook } from '@fachwerk/server/hooks';
import type { UseCase } from '@fachwerk/server/module';
import type { cardApi } from '../../contract-card.ts';
import { holdCard } from './hold-card.ts';

/** The automation module cancels the pending runs of a card and label, and returns their number. */
export const cancelRuns =
  hook<(ctx: CompanyCtx, cardId: string, label3: string) => Promise<number>>('boards.cancel_runs');

export const resetEventQueue: UseCase<typeof cardApi.resetQueue> = async (ctx, { label3, card }) => {
  await holdCard(ctx, card.id);
  return { cancelled: (await ctx.app.hooks.find(cancelRuns)?.(ctx, card.id, label3)) ?? 0 };
};
