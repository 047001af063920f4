import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '@fachwerk/server/db';
import { newId } from '@fachwerk/server/ids';
import { ownDatabase } from '@fachwerk/testing/database';
import { modules } from '../modules.ts';
import { freePort } from './free-port.ts';
import { openMailServer } from './mail-server.ts';
import { startProduct } from './product.ts';
import { startProviderFakes } from './provider-fakes.ts';
import { openRentableBoxes } from './rentable-boxes.ts';
import { openShopper, type Shopper } from './shopper.ts';
import { letTheDeadBeKnown, somebodyWaitsFor, whileHeld } from './standstill.ts';
import { openStripeDesk, type SentEvent } from './stripe-desk.ts';

const HOST = 'boxes.localhost';
export const ADMIN = { email: 'admin@boxes.example', password: 'Ein Satz mit 7 Wörtern' };

/** Where the process stands when it is killed: at a table it writes to, waiting for the provider's answer to a call, or for the mail server's. */
export type KillPoint =
  | { readonly table: string }
  | { readonly on: string; readonly kind: 'deaf' | 'hang'; readonly times?: number }
  | 'mail';

export type KillableShop = Awaited<ReturnType<typeof openKillableShop>>;

/** The real server as a process, with a database, Stripe and a mail server that outlive it; it lets boxes on a site. */
export async function openKillableShop({
  boxes,
  logLevel = 'warn',
}: {
  readonly boxes: number;
  readonly logLevel?: string;
}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'fachwerk-kill-'));
  const port = await freePort();
  const database = await ownDatabase(modules);
  const db = connect({ url: database.url, pipelines: 0 });
  const fakes = await startProviderFakes(`http://localhost:${port}`);
  const stripe = openStripeDesk(fakes.stripeUrl);
  const mails = await openMailServer();
  const first = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, ADMIN_COMPANY_KIND: 'franchisor' };
  const mail = { SMTP_URL: mails.url, MAIL_FROM: 'post@fachwerk.example' };
  const env = { ...fakes.env, ...mail, ...first, DATABASE_URL: database.url, DEMO: 'off', LOG_LEVEL: logLevel };
  const start = () => startProduct({ port, dataDir, env });
  let product = await start();
  const locationId = await openRentableBoxes(db, HOST, boxes);

  /** Begins it, waits until the process stands where it is to die, kills it, starts the next one; answers what became of what was begun. */
  async function killAt(point: KillPoint, begin: () => Promise<unknown>[]): Promise<PromiseSettledResult<unknown>[]> {
    let begun: Promise<PromiseSettledResult<unknown>[]> | undefined;
    let isKilled = false;
    const killOnce = async (stands: () => Promise<void>) => {
      begun = Promise.allSettled(begin());
      // Who was refused before will never stand there: whoever waits for it in vain is to know why.
      void begun.then((outcomes) => {
        if (!isKilled) for (const outcome of outcomes) if (outcome.status === 'rejected') console.error(outcome.reason);
      });
      await stands();
      isKilled = true;
      product.child.kill('SIGKILL');
      await product.ended;
    };
    if (point === 'mail') await mails.whileSilent(killOnce);
    else if ('table' in point) {
      await whileHeld(db, point.table, () => killOnce(() => somebodyWaitsFor(db, point.table)));
    } else {
      const { on, kind, times = 1 } = point;
      const before = await stripe.timesAsked(on);
      await stripe.setFaults(Array.from({ length: times }, () => ({ on, kind })));
      await killOnce(async () => {
        while ((await stripe.timesAsked(on)) === before) await sleep(5);
      });
      await stripe.setFaults([]);
    }
    const outcomes = await begun!;
    await letTheDeadBeKnown(db);
    product = await start();
    return outcomes;
  }

  /** Throws where the server does not take them: Stripe would come again. */
  async function tell(events: readonly SentEvent[]): Promise<void> {
    for (const { body, headers } of events) {
      const url = `${product.url}/api/public/payments/stripe/events`;
      const sent = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body };
      const { status } = await fetch(url, sent);
      if (status !== 200) throw new Error(`the event was answered with ${status}`);
    }
  }

  return {
    db,
    stripe,
    mails,
    locationId,
    killAt,
    tell,
    url: product.url,
    /** What the server of the moment has printed. */
    output: () => product.output(),
    /** Somebody who was never here before. */
    shopper: (): Shopper => openShopper({ port, host: HOST, email: `${newId()}@example.org` }),
    async close() {
      await product.stop();
      await fakes.stop();
      await mails.stop();
      await db.close();
      await database.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
