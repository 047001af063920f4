import type { Choice } from '@fachwerk/item-options/contract';
import type { StoredLine } from '@fachwerk/orders/facade-record';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { hook } from '@fachwerk/server/hooks';

export type CorrectedGoods = {
  readonly orderId: string;
  readonly removed: readonly StoredLine[];
  /** What is removed can be sold again. */
  readonly isRestocked: boolean;
  readonly added: readonly { readonly choice: Choice; readonly quantity: number }[];
};

/** In the transaction of the correction: what is removed is for others again, what is added is taken, or all of it is refused. Filled by whoever sells goods. */
export const goodsCorrected =
  hook<(ctx: CompanyCtx, goods: CorrectedGoods) => Promise<void>>('corrections.goods_corrected');

export type LinesLeft = {
  readonly orderId: string;
  /** Where a line stood and where it stands now, in their order; one that is not named is gone. */
  readonly left: readonly { readonly was: number; readonly is: number }[];
};

/** In the same transaction: whoever keeps something beside a line takes it along. */
export const linesMoved = hook<(ctx: CompanyCtx, lines: LinesLeft) => Promise<void>>('corrections.lines_moved');
