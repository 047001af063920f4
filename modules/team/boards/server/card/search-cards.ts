import type { UseCase } from '@fachwerk/server/module';
import type { cardApi } from '../../contract-card.ts';
import { searchCards as found } from './card-store.ts';

export const searchCards: UseCase<typeof cardApi.search> = async (ctx, { searchTerm, activeBoardId }) => ({
  cards: await found(ctx, searchTerm, activeBoardId ?? null),
});
