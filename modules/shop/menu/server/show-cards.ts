import type { UseCase } from '@fachwerk/server/module';
import type { menuApi } from '../contract.ts';
import { shownCards } from './shown-cards.ts';

export const showCards: UseCase<typeof menuApi.cards> = async (ctx, { ids }) => ({ cards: await shownCards(ctx, ids) });
