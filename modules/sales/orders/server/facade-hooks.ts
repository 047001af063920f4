import type { CompanyCtx } from '@fachwerk/server/ctx';
import { hook } from '@fachwerk/server/hooks';
import type { Sql } from '@fachwerk/server/sql';
import type { Translate } from '@fachwerk/server/translator';
import type { Order, OrderStatus } from '../contract.ts';
import type { OrderHandover, OrderRental } from '../contract-staff.ts';

/** What an order `o` has to be like that is handed over in one of these ways; whoever hands over knows it. */
export const handedOverBy = hook<(types: readonly string[]) => Promise<Sql>>('orders.handed_over_by');

type OfOrder<Found> = Found & { readonly orderId: string };

/** How these orders are handed over, whoever does that; the caller may see the companies they belong to. */
export const handoversOf =
  hook<
    (ctx: CompanyCtx, companyIds: readonly string[], orderIds: readonly string[]) => Promise<OfOrder<OrderHandover>[]>
  >('orders.handovers_of');

/** What became of the rentals of these orders, whoever lets boxes; of several, the one that ends last. */
export const rentalsOf =
  hook<
    (ctx: CompanyCtx, companyIds: readonly string[], orderIds: readonly string[]) => Promise<OfOrder<OrderRental>[]>
  >('orders.rentals_of');

/** An order has another status; `stepId` is that of its entry in `orders.step_view`. */
export const statusChanged = hook<(ctx: CompanyCtx, stepId: string) => Promise<void>>('orders.status_changed');

/** Staff are about to give an order another status: whoever hands over goes along, before the order is locked. Whether anything came of it. */
export const statusChosen =
  hook<(ctx: CompanyCtx, orderId: string, status: OrderStatus) => Promise<boolean>>('orders.status_chosen');

/** Where to and when an order of goods comes, as the mail about it says it; nothing where nothing is handed over. */
export const handoverSaid =
  hook<(ctx: CompanyCtx, order: Order, t: Translate) => Promise<readonly string[]>>('orders.handover_said');
