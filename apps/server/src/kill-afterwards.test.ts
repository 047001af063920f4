import { setTimeout as sleep } from 'node:timers/promises';
import { authApi } from '@fachwerk/auth/contract';
import { orderApi } from '@fachwerk/orders/contract-staff';
import { sql } from '@fachwerk/server/sql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMIN, type KillableShop, openKillableShop } from './testing/killable-shop.ts';
import { jobsAreDone } from './testing/standstill.ts';

let shop: KillableShop;
beforeAll(async () => {
  shop = await openKillableShop({ boxes: 5 });
});
afterAll(() => (shop as KillableShop | undefined)?.close());

type Rented = {
  readonly email: string;
  readonly orderHash: string;
  readonly orderId: string;
  readonly rentalId: string;
};

/** A running rental of two hours, paid with Stripe. */
async function rented(): Promise<Rented> {
  const shopper = shop.shopper();
  const { orderHash } = await shopper.place(await shopper.withBox(shop.locationId), 'once');
  await shop.tell(await shop.stripe.paid(orderHash));
  await jobsAreDone(shop.db);
  const row = await shop.db.first<{ orderId: string; rentalId: string }>(sql`
    select o.id as order_id, r.id as rental_id from orders.customer_order o join rentals.rental r on r.order_id = o.id
    where o.order_hash = ${orderHash} and r.state = 'active'`);
  return { email: shopper.email, orderHash, ...row! };
}

/** As if the rental had begun so much earlier; its clock is looked at at once. */
async function madeOlder({ rentalId }: Rented, minutes: number): Promise<void> {
  await shop.db.rows(sql`
    update rentals.rental set starts_at = starts_at - make_interval(mins => ${minutes}::int),
      ends_at = ends_at - make_interval(mins => ${minutes}::int), blocked_until = blocked_until - make_interval(mins => ${minutes}::int)
    where id = ${rentalId}`);
  await shop.db.rows(sql`
    update graphile_worker._private_jobs set run_at = now() where key = ${`rental.time:${rentalId}`}`);
}

const notices = [
  ['the reminder, an hour before the end', 61, 'reminder'],
  ['the word that the time is over', 121, 'end'],
  ['the demand for money after the grace', 302, 'overrun'],
] as const;

for (const [name, minutes, what] of notices) {
  test(`killed while it writes ${name}, the next server writes it once`, async () => {
    const rental = await rented();
    await shop.killAt({ table: 'kit.mail' }, () => [madeOlder(rental, minutes)]);
    await jobsAreDone(shop.db);
    // Whoever looks at the clock again has nothing to say.
    await shop.db.rows(sql`
      select graphile_worker.add_job('rental.follow_time', payload => json_build_object('companyId', company_id, 'rentalId', id))
      from rentals.rental where id = ${rental.rentalId}`);
    await jobsAreDone(shop.db);
    const told = await shop.db.rows<{ what: string }>(sql`
      select data ->> 'what' as what from rentals.rental_step where rental_id = ${rental.rentalId} and kind = 'mail'`);
    expect(told.map((step) => step.what).filter((step) => step !== 'access')).toEqual([what]);
    // Confirmation, access, and this one.
    expect(shop.mails.takenBy(rental.email)).toHaveLength(3);
  });
}

const office = async (path: string, body: object, token = ''): Promise<{ accessToken?: string }> => {
  const headers = { 'content-type': 'application/json', 'x-access-token': token };
  const answer = await fetch(`${shop.url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.status).toBe(200);
  return (await answer.json()) as { accessToken?: string };
};

for (const kind of ['deaf', 'hang'] as const) {
  const how = kind === 'deaf' ? 'before the provider has heard of it' : 'after the provider has done it';
  test(`killed while money goes back, ${how}: it goes back once`, async () => {
    const { orderId, orderHash, email } = await rented();
    const { accessToken } = await office(authApi.signIn.path, ADMIN);
    const cancel = () =>
      office(orderApi.setStatus.path, { orderId, status: 'canceled', reason: 'Kulanz' }, accessToken);
    await shop.killAt({ on: 'POST /v1/refunds', kind }, () => [cancel()]);
    const order = () =>
      shop.db.first<{ paymentState: string; refundedCents: number; refundPendingCents: number }>(sql`
        select payment_state, refunded_cents, refund_pending_cents from orders.customer_order where id = ${orderId}`);
    while ((await order())?.paymentState !== 'refunded') await sleep(20);
    await jobsAreDone(shop.db);
    expect(await order()).toEqual({ paymentState: 'refunded', refundedCents: 400, refundPendingCents: 0 });
    expect(await shop.stripe.chargedFor(orderHash)).toEqual({ sessions: 1, charges: 1, refunds: 1 });
    const papers = await shop.db.rows<{ kind: string; sequence: number }>(sql`
      select kind from orders.invoice where order_id = ${orderId} order by sequence`);
    expect(papers.map((paper) => paper.kind)).toEqual(['invoice', 'credit']);
    // Confirmation, access, cancellation, refund.
    expect(shop.mails.takenBy(email)).toHaveLength(4);
  });
}
