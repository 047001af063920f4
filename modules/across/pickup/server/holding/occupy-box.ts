import { occupy } from '@fachwerk/lockers/facade';
import type { Order } from '@fachwerk/orders/contract';
import type { CompanyCtx } from '@fachwerk/server/ctx';

type Wanted = { readonly lockId: string; readonly until: Date; readonly order: Pick<Order, 'number' | 'contact'> };

/** The box is kept for the order from now on, as one is that somebody is about to rent. Its id. */
export function occupyBox(ctx: CompanyCtx, { lockId, until, order: { number, contact } }: Wanted): Promise<string> {
  return occupy(ctx, {
    lockId,
    kind: 'reserved',
    startsAt: ctx.now,
    endsAt: until,
    orderNumber: number,
    customerName: `${contact.firstName} ${contact.lastName}`.trim(),
    revenueCents: 0,
  });
}
