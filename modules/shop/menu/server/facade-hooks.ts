import type { CompanyCtx } from '@fachwerk/server/ctx';
import { hook } from '@fachwerk/server/hooks';
import type { Rating, ToldReview } from '../contract.ts';

/** How buyers rate these items, by their ids; whoever keeps reviews answers for all of them in one statement. */
export const ratingsOf =
  hook<(ctx: CompanyCtx, itemIds: readonly string[]) => Promise<ReadonlyMap<string, Rating>>>('menu.ratings_of');

/** The newest reviews of an item that everybody may read, for search engines; the page itself shows them by a slot. */
export const newestReviewsOf =
  hook<(ctx: CompanyCtx, itemId: string) => Promise<readonly ToldReview[]>>('menu.newest_reviews_of');
