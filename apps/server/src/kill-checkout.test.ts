import { newId } from '@fachwerk/server/ids';
import { sql } from '@fachwerk/server/sql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type KillableShop, type KillPoint, openKillableShop } from './testing/killable-shop.ts';
import { jobsAreDone } from './testing/standstill.ts';

/** So many times at once: a nervous thumb, a proxy that repeats, a page that reloads. */
const AT_ONCE = 12;
const ASK = { on: 'POST /v1/checkout/sessions', times: AT_ONCE } as const;

type Phase = {
  readonly name: string;
  /** What is going on when the process dies. */
  readonly during: 'placing' | 'paying';
  readonly at: KillPoint;
  /** How the house hears of the money in the end: Stripe sends its events again, or nobody does and the customer comes back. */
  readonly told?: 'by asking';
};

const PHASES: readonly Phase[] = [
  { name: 'before the order was committed', during: 'placing', at: { table: 'payments.payment' } },
  { name: 'with order and payment written, the provider not asked', during: 'placing', at: { ...ASK, kind: 'deaf' } },
  { name: 'with the provider asked and its answer lost', during: 'placing', at: { ...ASK, kind: 'hang' } },
  { name: 'with an event half taken', during: 'paying', at: { table: 'payments.provider_event' } },
  {
    name: 'with an event half taken that never comes again',
    during: 'paying',
    at: { table: 'payments.provider_event' },
    told: 'by asking',
  },
  { name: 'with the event taken, the order not paid', during: 'paying', at: { table: 'orders.customer_order' } },
  { name: 'with the number of its invoice taken', during: 'paying', at: { table: 'orders.invoice' } },
  { name: 'with the order paid, the mail about it not written', during: 'paying', at: { table: 'kit.mail' } },
  { name: 'with the order paid, the rental not begun', during: 'paying', at: { table: 'rentals.rental_step' } },
  { name: 'with the rental begun, its key not given', during: 'paying', at: { table: 'rentals.pin_guard' } },
  { name: 'with the mail at the mail server, which has not said yes', during: 'paying', at: 'mail' },
];

let shop: KillableShop;
beforeAll(async () => {
  shop = await openKillableShop({ boxes: PHASES.length });
});
afterAll(() => (shop as KillableShop | undefined)?.close());

for (const phase of PHASES) {
  test(`killed ${phase.name}: one order, one charge, one invoice, one rental, one mail`, async () => {
    const { db, stripe, tell } = shop;
    const shopper = shop.shopper();
    const placement = await shopper.withBox(shop.locationId);
    const key = newId();
    const place = () => Array.from({ length: AT_ONCE }, () => shopper.place(placement, key));
    if (phase.during === 'placing') {
      const outcomes = await shop.killAt(phase.at, place);
      expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => 'rejected'));
    } else {
      const { orderHash } = await shopper.place(placement, key);
      const events = await stripe.paid(orderHash);
      await shop.killAt(phase.at, () => [tell(events)]);
    }

    // The same again, and with another key for the same cart.
    const answers = await Promise.all([...place(), shopper.place(placement, newId())]);
    const { orderHash } = answers[0]!;
    expect(new Set(answers.map((answer) => answer.orderHash))).toEqual(new Set([orderHash]));
    if (phase.told !== 'by asking') {
      const events = await stripe.paid(orderHash);
      await tell([...events.toReversed(), ...events]);
    } else expect((await shopper.comesBack(orderHash)).result).toBe('paid');
    await jobsAreDone(db);

    expect((await shopper.comesBack(orderHash)).result).toBe('paid');
    expect((await shopper.place(placement, newId())).orderHash).toBe(orderHash);
    expect(await bookedFor(shopper.email)).toEqual(ONE_OF_EACH);
    expect(await stripe.chargedFor(orderHash)).toEqual({ sessions: 1, charges: 1, refunds: 0 });
    const subjects = shop.mails.takenBy(shopper.email).map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual([
      expect.stringMatching(/Zugangsdaten$/),
      expect.stringMatching(/^Ihre Bestellung/),
    ]);
    const numbers = await invoiceNumbers();
    expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  });
}

/** The mails are the confirmation and the access data. */
const ONE_OF_EACH = { orders: 1, payments: 1, invoices: 1, rentals: 1, running: 1, boxes: 1, mails: 2 };

/** What the house has of this customer, whatever its state; `running` is the rental that shall be there. */
async function bookedFor(email: string) {
  return shop.db.first(sql`
    with ours as (select company_id, id from orders.customer_order where email = ${email})
    select (select count(*) from ours) as orders,
      (select count(*) from payments.payment where payer_email = ${email}) as payments,
      (select count(*) from orders.invoice i join ours o on o.id = i.order_id) as invoices,
      (select count(*) from rentals.rental r join customers.customer c on c.id = r.customer_id where c.email = ${email}) as rentals,
      (select count(*) from rentals.rental r join ours o on o.id = r.order_id where r.state = 'active') as running,
      (select count(*) from lockers.occupancy b join rentals.rental r on r.occupancy_id = b.id join ours o on o.id = r.order_id) as boxes,
      (select count(*) from kit.mail where recipient = ${email}) as mails`);
}

async function invoiceNumbers(): Promise<number[]> {
  const rows = await shop.db.rows<{ sequence: number }>(sql`select sequence from orders.invoice order by sequence`);
  return rows.map(({ sequence }) => sequence);
}
