import type { Ctx } from '@fachwerk/server/ctx';
import type { CustomerFigure, CustomerFigures } from '../../contract-staff.ts';
import { figureSources } from './figure-source.ts';

/** Which figures the caller sees. A guest sees one company's records, and the figures of a network are those of all. */
export async function visibleFigures(ctx: Ctx): Promise<ReadonlySet<CustomerFigure>> {
  if (ctx.caller.guest) return new Set();
  const seen = new Set<CustomerFigure>(['lastContactAt']);
  for (const { figures, capability, isUsed } of ctx.app.hooks.all(figureSources)) {
    if (ctx.caller.capabilities.has(capability) && (!isUsed || (await isUsed(ctx)))) {
      for (const figure of figures) seen.add(figure);
    }
  }
  return seen;
}

/** What is not for the caller is null. */
export function figuresSeen(row: CustomerFigures, seen: ReadonlySet<CustomerFigure>): CustomerFigures {
  const { orders, rentals, appointments, spentCents, openCents, lastContactAt } = row;
  const only = <Value>(figure: CustomerFigure, value: Value) => (seen.has(figure) ? value : null);
  return {
    orders: only('orders', orders),
    rentals: only('rentals', rentals),
    appointments: only('appointments', appointments),
    spentCents: only('spentCents', spentCents),
    openCents: only('openCents', openCents),
    lastContactAt: only('lastContactAt', lastContactAt),
  };
}
