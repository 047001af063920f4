import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type Database } from '@fachwerk/server/db';
import { newId } from '@fachwerk/server/ids';
import { sql } from '@fachwerk/server/sql';
import { ownDatabase } from '@fachwerk/testing/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { modules } from './modules.ts';
import { freePort } from './testing/free-port.ts';
import { openMailServer } from './testing/mail-server.ts';
import { type Product, startProduct } from './testing/product.ts';
import { type ProviderFakes, startProviderFakes } from './testing/provider-fakes.ts';
import { openRentableBoxes } from './testing/rentable-boxes.ts';
import { openShopper } from './testing/shopper.ts';
import { jobsAreDone, letTheDeadBeKnown, somebodyWaitsFor, whileHeld } from './testing/standstill.ts';

const HOST = 'boxes.localhost';
/** So many times at once: a nervous thumb, a proxy that repeats, a page that reloads. */
const AT_ONCE = 12;

let dataDir: string;
let port: number;
let env: Record<string, string>;
let database: Awaited<ReturnType<typeof ownDatabase>>;
let db: Database;
let fakes: ProviderFakes;
let mails: Awaited<ReturnType<typeof openMailServer>>;
let product: Product;
let locationId: string;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'fachwerk-kill-checkout-'));
  port = await freePort();
  database = await ownDatabase(modules);
  db = connect({ url: database.url, pipelines: 0 });
  fakes = await startProviderFakes(`http://localhost:${port}`);
  mails = await openMailServer();
  env = {
    ...fakes.env,
    ...{ DATABASE_URL: database.url, SMTP_URL: mails.url, MAIL_FROM: 'post@fachwerk.example', DEMO: 'off' },
    ...{
      ADMIN_EMAIL: 'admin@boxes.example',
      ADMIN_PASSWORD: 'Ein Satz mit 7 Wörtern',
      ADMIN_COMPANY_KIND: 'franchisor',
    },
  };
  product = await startProduct({ port, dataDir, env });
  locationId = await openRentableBoxes(db, HOST, PHASES.length);
});
afterAll(async () => {
  await (product as Product | undefined)?.stop();
  await (fakes as ProviderFakes | undefined)?.stop();
  await mails.stop();
  await db.close();
  await database.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

type Phase = {
  readonly name: string;
  /** What is going on when the process dies. */
  readonly during: 'placing' | 'paying';
  /** It dies while it stands at a table, waits for the provider, or for the mail server. */
  readonly at: { table: string } | { provider: 'deaf' | 'hang' } | 'mail';
  /** How the house hears of the money in the end: Stripe sends its events again, or nobody does and the customer comes back. */
  readonly told?: 'by asking';
};

const PHASES: readonly Phase[] = [
  { name: 'before the order was committed', during: 'placing', at: { table: 'payments.payment' } },
  { name: 'with order and payment written, the provider not asked', during: 'placing', at: { provider: 'deaf' } },
  { name: 'with the provider asked and its answer lost', during: 'placing', at: { provider: 'hang' } },
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

for (const phase of PHASES) {
  test(`killed ${phase.name}: one order, one charge, one invoice, one rental, one mail`, async () => {
    const shopper = openShopper({ port, host: HOST, email: `${newId()}@example.org` });
    const placement = await shopper.withBox(locationId);
    const key = newId();
    const placing = () => Array.from({ length: AT_ONCE }, () => shopper.place(placement, key));
    if (phase.during === 'placing') {
      const answers = await killDuring(phase, placing);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 'rejected'));
    } else {
      const { redirectTo } = await shopper.place(placement, key);
      const events = await stripePays(redirectTo);
      await killDuring(phase, () => [told(events)]);
    }

    const anew = () => shopper.place(placement, newId());
    const answers = await Promise.all([...placing(), anew(), anew()]);
    const { orderHash } = answers[0]!;
    expect(new Set(answers.map((answer) => answer.orderHash)).size).toBe(1);
    if (phase.told === 'by asking') expect((await shopper.comesBack(orderHash)).result).toBe('paid');
    else await stripeTellsAll(orderHash);
    await jobsAreDone(db);

    expect((await shopper.comesBack(orderHash)).result).toBe('paid');
    expect(await bookedFor(shopper.email)).toEqual(ONE_OF_EACH);
    expect(await chargedFor(orderHash)).toEqual({ sessions: 1, charges: 1, refunds: 0 });
    const sent = mails.taken.filter(({ to }) => to === shopper.email);
    expect(sent).toHaveLength(2);
    expect(new Set(sent.map(({ subject }) => subject)).size).toBe(2);
    expect((await shopper.place(placement, newId())).orderHash).toBe(orderHash);
    const numbers = await invoiceNumbers();
    expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  });
}

/** Starts it, waits until the process stands where it is to die, kills it, and starts the next one. */
async function killDuring({ at }: Phase, start: () => Promise<unknown>[]) {
  let begun: Promise<PromiseSettledResult<unknown>[]> | undefined;
  const killOnce = async (stands: () => Promise<void>) => {
    begun = Promise.allSettled(start());
    await stands();
    product.child.kill('SIGKILL');
    await product.ended;
  };
  if (at === 'mail') {
    const before = mails.state.heard;
    mails.state.isSilent = true;
    await killOnce(async () => {
      while (mails.state.heard === before) await sleep(5);
    });
    mails.state.isSilent = false;
  } else if ('table' in at) {
    await whileHeld(db, at.table, () => killOnce(() => somebodyWaitsFor(db, at.table)));
  } else {
    const { created } = await stripeBooks();
    await setFaults(Array.from({ length: AT_ONCE }, () => at.provider));
    await killOnce(async () => {
      while ((await stripeBooks()).created === created) await sleep(5);
    });
    await setFaults([]);
  }
  const answers = await begun!;
  await letTheDeadBeKnown(db);
  product = await startProduct({ port, dataDir, env });
  return answers;
}

type SentEvent = { readonly body: string; readonly headers: Readonly<Record<string, string>> };
type Session = { readonly id: string; readonly success_url: string; readonly payment_intent: string | null };
type Books = {
  readonly sessions: readonly Session[];
  readonly intents: readonly { readonly id: string; readonly amount_received: number }[];
  readonly refunds: readonly { readonly payment_intent: string }[];
  /** How often somebody asked for a session. */
  readonly created: number;
};

const stripe = async <T>(path: string, body?: object): Promise<T> => {
  const answer = await fetch(`${fakes.stripeUrl}${path}`, body ? { method: 'POST', body: JSON.stringify(body) } : {});
  return (await answer.json()) as T;
};
const stripeBooks = () => stripe<Books>('/fake/books');
const setFaults = (kinds: readonly string[]) =>
  stripe(
    '/fake/faults',
    kinds.map((kind) => ({ on: 'POST /v1/checkout/sessions', kind })),
  );
/** The customer pays there; what Stripe would tell us. */
const stripePays = (redirectTo: string) => stripe<SentEvent[]>(`/fake/pay/${redirectTo.split('/').at(-1)}`);

async function told(events: readonly SentEvent[]): Promise<void> {
  for (const { body, headers } of events) {
    const url = `${product.url}/api/public/payments/stripe/events`;
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(200);
  }
}

/** Everything Stripe knows of this order, twice and backwards: it never heard that we had heard. */
async function stripeTellsAll(orderHash: string): Promise<void> {
  const { id } = (await sessionsOf(orderHash))[0]!;
  const events = await stripePays(id);
  await told(events.toReversed());
  await told(events);
}

const sessionsOf = async (orderHash: string) =>
  (await stripeBooks()).sessions.filter(({ success_url }) => success_url.includes(orderHash));

async function chargedFor(orderHash: string) {
  const { intents, refunds } = await stripeBooks();
  const sessions = await sessionsOf(orderHash);
  const isOurs = (id: string) => sessions.some(({ payment_intent }) => payment_intent === id);
  return {
    sessions: sessions.length,
    charges: intents.filter(({ id, amount_received }) => isOurs(id) && amount_received > 0).length,
    refunds: refunds.filter(({ payment_intent }) => isOurs(payment_intent)).length,
  };
}

const ONE_OF_EACH = { orders: 1, payments: 1, invoices: 1, rentals: 1, running: 1, boxes: 1, mails: 2 };

/** What the house has of this customer, whatever its state; `running` is the rental that shall be there. */
async function bookedFor(email: string) {
  return db.first(sql`
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
  const rows = await db.rows<{ sequence: number }>(sql`select sequence from orders.invoice order by sequence`);
  return rows.map(({ sequence }) => sequence);
}
