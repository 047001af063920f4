import { addFulfilment } from '@fachwerk/fulfilment/facade';
import { addOrder } from '@fachwerk/orders/facade';
import { payOrderLater } from '@fachwerk/pay-later/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { siteAddress } from '@fachwerk/sites/facade';
import { demoDishes, demoGuests, demoLines, demoType, NOTES, pick } from './demo-menu.ts';

/** A guest of the demonstration orders, to be paid at the handover. The id of the order; null where there is no menu. */
export async function placeDemoOrder(ctx: CompanyCtx, type = demoType(Math.random)): Promise<string | null> {
  const dishes = await demoDishes(ctx);
  if (dishes.length === 0) return null;
  const { id, address, ...contact } = pick(await demoGuests(ctx), Math.random);
  const order = await addOrder(ctx, {
    customerId: id,
    networkId: ctx.companyId,
    contact,
    language: contact.language,
    lines: demoLines(dishes, type, ctx.now, Math.random),
    accepted: { terms: 1, privacy: 1, withdrawal: 1 },
    siteCompanyId: ctx.companyId,
  });
  const option = Math.random() < 0.6 ? 'cash' : 'card_on_site';
  await payOrderLater(ctx, order, { option, siteAddress: await siteAddress(ctx) });
  await addFulfilment(ctx, {
    orderId: order.id,
    type,
    wishedAt: null,
    slot: null,
    isPaidFirst: false,
    address: type === 'delivery' ? address : null,
    tableName: type === 'totable' ? String(1 + Math.floor(Math.random() * 12)) : '',
    note: Math.random() < 0.15 ? pick(NOTES[type], Math.random) : '',
    preparationMinutes: type === 'delivery' ? 35 : 20,
  });
  return order.id;
}
