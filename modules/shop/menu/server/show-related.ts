import { listRelatedItems } from '@fachwerk/catalog/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { MenuCard, menuApi } from '../contract.ts';
import { listBoughtBeside } from './category-store.ts';
import { shownCards } from './shown-cards.ts';

/** As many as stand beside each other on a large screen. */
const MOST = 4;

/** What can be had goes first. */
const inSupply = (cards: readonly MenuCard[]) =>
  cards.toSorted((one, other) => Number(one.whyNot !== null) - Number(other.whyNot !== null)).slice(0, MOST);

export const showRelated: UseCase<typeof menuApi.related> = async (ctx, { id }) => {
  const chosen = await shownCards(ctx, await listRelatedItems(ctx, id));
  if (chosen.length > 0) return { isChosen: true, cards: inSupply(chosen) };
  const beside = await listBoughtBeside(ctx, id, 2 * MOST);
  const cards = await shownCards(
    ctx,
    beside.map((each) => each.id),
  );
  return { isChosen: false, cards: inSupply(cards) };
};
