import type { Order } from '@fachwerk/orders/contract';
import { findOrder } from '@fachwerk/orders/facade';
import { openOrderAppWith } from '@fachwerk/orders/testing';
import type { LaterOption } from '@fachwerk/payments/contract';
import { saveBankData } from '@fachwerk/payments/facade-account';
import { payLater } from './module.ts';
import { payOrderLater } from './pay-order-later.ts';

export type LaterApp = Awaited<ReturnType<typeof openLaterApp>>;

/** The house of orders, in which Hamburg and its franchisor have bank data of their own, and the stranger has none. */
export async function openLaterApp() {
  const world = await openOrderAppWith({}, payLater);
  const ibans = { [world.hamburg.id]: 'DE89370400440532013000', [world.city.id]: 'DE02120300000000202051' };
  for (const [companyId, iban] of Object.entries(ibans)) {
    const bank = { holder: `Kasse ${companyId === world.city.id ? 'City' : 'Hamburg'}`, iban, bic: '', bankName: '' };
    const saved = { savedAt: world.app.time.now, savedBy: 'Toni' };
    await saveBankData(world.scoped(companyId), { ...bank, ...saved });
  }

  /** A pizza for 24.50 €, to be paid like this. */
  async function placeLater(option: LaterOption, companyId = world.hamburg.id): Promise<Order> {
    const order = await world.place(companyId, { lines: [GOODS] });
    return agree(order, option);
  }

  const agree = (order: Order, option: LaterOption) =>
    world.app.db.transaction((db) =>
      payOrderLater({ ...world.scoped(order.companyId), db }, order, { option, siteAddress: 'http://city.example' }),
    );

  const again = async (order: Order) => (await findOrder(world.scoped(order.companyId), order.id))!;

  return { ...world, placeLater, agree, again };
}

const GOODS = {
  kind: 'item',
  title: 'Pizza',
  detail: '',
  unitCents: 2450,
  vatPercent: 7,
  data: {},
} as const;
