import type { CompanyCtx } from '@fachwerk/server/ctx';
import { hook } from '@fachwerk/server/hooks';

/** The address of the first picture of each of these items that has one, in the smallest width; whoever keeps pictures knows. */
export const itemPictures =
  hook<(ctx: CompanyCtx, itemIds: readonly string[]) => Promise<ReadonlyMap<string, string>>>('catalog.item-pictures');

export type ItemRating = { readonly average: number; readonly count: number };

/** How buyers rate these items; whoever keeps reviews knows. */
export const itemRatings =
  hook<(ctx: CompanyCtx, itemIds: readonly string[]) => Promise<ReadonlyMap<string, ItemRating>>>(
    'catalog.item-ratings',
  );
