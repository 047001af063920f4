import { findCard } from '@fachwerk/boards/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { ruleApi } from '../../contract.ts';
import { listRunsOfCard, shown } from './run-store.ts';

const MOST_SHOWN = 10;

export const listCardRuns: UseCase<typeof ruleApi.ofCard> = async (ctx, { cardId }) => {
  await findCard(ctx, cardId);
  return { runs: (await listRunsOfCard(ctx, cardId, MOST_SHOWN)).map(shown) };
};
