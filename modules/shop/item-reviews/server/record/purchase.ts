import { findFulfilment } from '@fachwerk/fulfilment/facade';
import type { Order } from '@fachwerk/orders/contract';
import { findOwnOrder, linesOf, type StoredLine } from '@fachwerk/orders/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { isHandedOver } from '../../rules/whether.ts';
import { problem } from '../problem.ts';

/** An order of this shop behind its secret. */
export type Bought = {
  readonly order: Order;
  readonly isDone: boolean;
  /** One line per item: the first it was bought by. */
  readonly lines: readonly StoredLine[];
};

export async function findBought(ctx: CompanyCtx, orderHash: string): Promise<Bought | undefined> {
  const order = await findOwnOrder(ctx, orderHash);
  if (order?.companyId !== ctx.companyId) return undefined;
  const [fulfilment, all] = await Promise.all([findFulfilment(ctx, order.id), linesOf(ctx, order.id)]);
  const byItem = new Map<string, StoredLine>();
  for (const line of all) if (line.kind === 'item' && !byItem.has(line.subjectId)) byItem.set(line.subjectId, line);
  return { order, isDone: !!fulfilment && isHandedOver(fulfilment, ctx.now), lines: [...byItem.values()] };
}

/** Whoever has not the secret of an order here has bought nothing. */
export async function boughtOrUnknown(ctx: CompanyCtx, orderHash: string): Promise<Bought> {
  const bought = await findBought(ctx, orderHash);
  if (!bought) throw problem('review.not_bought');
  return bought;
}
