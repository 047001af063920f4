import { applyPaidLine } from '@fachwerk/active-rentals/facade-charge';
import type { OrderLine } from '@fachwerk/orders/contract';
import { addOrder, findOrder, linesOf } from '@fachwerk/orders/facade';
import { settleAtOnce } from '@fachwerk/pay-later/facade';
import type { Rental } from '@fachwerk/rentals/contract';
import { languageOf } from '@fachwerk/rentals/rules/renter-words';
import type { Ctx } from '@fachwerk/server/ctx';
import type { TakenWay } from '../../contract.ts';
import { problem } from '../problem.ts';

/**
 * A person has taken the money: an order with the line, paid at once and with its invoice, and what it pays is done in the same transaction.
 * Who pays, and by which terms, is known from the order of the rental.
 */
export async function takePayment(ctx: Ctx, rental: Rental, line: OrderLine, option: TakenWay): Promise<void> {
  const contract = rental.orderId && (await findOrder(ctx, rental.orderId));
  if (!contract) throw problem('rental.not_paid');
  const { customerId, networkId, contact, accepted, siteCompanyId } = contract;
  const order = await addOrder(ctx, {
    customerId,
    networkId,
    contact,
    language: languageOf(rental),
    lines: [line],
    accepted,
    siteCompanyId,
    enteredBy: ctx.caller.name,
  });
  await settleAtOnce(ctx, order, { option, note: '' });
  for (const stored of await linesOf(ctx, order.id)) await applyPaidLine(ctx, order.id, stored);
}
