import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../apps/server/src/testing/free-port.ts';
import { openMailServer } from '../../apps/server/src/testing/mail-server.ts';
import { type Product, startProduct } from '../../apps/server/src/testing/product.ts';
import { openRentableBoxes } from '../../apps/server/src/testing/rentable-boxes.ts';
import { startThrowawayDatabase } from '../../kit/embedded-postgres/throwaway.ts';
import { newId, newSecret } from '../../kit/server/app/ids.ts';
import { connect } from '../../kit/server/db/db.ts';
import { sql } from '../../kit/server/db/sql.ts';
import { externalBroker } from '../../modules/lockers/devices/server/broker/external-broker.for-tests.ts';
import { findOrInstallMosquitto } from '../../scripts/mosquitto.ts';

export const HOST = 'boxes.localhost';
export const ADMIN = { email: 'admin@boxes.example', password: 'Ein Satz mit 7 Wörtern' };

export type Pair = Awaited<ReturnType<typeof openPair>>;
export type Server = { readonly name: string; readonly port: number; product: Product | undefined };

/** Two servers of the product as real processes, with one database, one Mosquitto and one mail server that outlive them. */
export async function openPair() {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'fachwerk-pair-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const mosquitto = await findOrInstallMosquitto();
  if (!mosquitto) throw new Error('This needs a Mosquitto: apt-get install mosquitto, or MOSQUITTO_PATH.');
  process.env.MOSQUITTO_PATH = mosquitto;
  const { DATABASE_URL } = process.env;
  const database = DATABASE_URL ? { url: DATABASE_URL, stop: async () => {} } : await startThrowawayDatabase();
  opened.defer(database.stop);
  const db = connect({ url: database.url, statementTimeoutMs: 0, pipelines: 0 });
  opened.defer(db.close);
  const broker = await externalBroker();
  opened.defer(broker.remove);
  await broker.start();
  const mails = await openMailServer();
  opened.defer(mails.stop);

  const env = {
    DATABASE_URL: database.url,
    MQTT_URL: broker.url,
    SECRET: newSecret(32),
    DEMO: 'off',
    TRUST_PROXY: 'loopback',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ADMIN_COMPANY_KIND: 'franchisor',
    SMTP_URL: mails.url,
    MAIL_FROM: 'post@fachwerk.example',
    PUBLIC_URL: 'http://localhost',
    LOG_LEVEL: 'error',
  };
  const servers: Server[] = [];
  for (const name of ['A', 'B']) servers.push({ name, port: await freePort(), product: undefined });

  async function start(server: Server): Promise<void> {
    server.product = await startProduct({ port: server.port, dataDir: join(folder, server.name), env });
  }

  async function kill(server: Server): Promise<void> {
    const { child, ended } = server.product!;
    child.kill('SIGKILL');
    await ended;
    server.product = undefined;
  }

  opened.defer(async () => void (await Promise.all(servers.map(({ product }) => product?.stop()))));
  // Both at once on an empty database, as a set-up of containers starts them.
  await Promise.all(servers.map(start));
  const locationId = await openRentableBoxes(db, HOST, 0);
  // Its customers pay at the test provider, which only a demo company offers.
  await db.rows(sql`update companies.company set is_demo = true`);
  const { companyId } = (await db.first<{ companyId: string }>(
    sql`select company_id from locations.location where id = ${locationId}`,
  ))!;
  const everything = opened.move();

  return {
    db,
    broker,
    mails,
    servers,
    start,
    kill,
    companyId,
    locationId,
    /** Where nothing is let, and everything goes wrong. */
    troubledId: await copyLocation(locationId),
    /** As a balancer does: in turn, and never to one that is known to be gone. */
    nextPort: inTurn(servers),
    close: () => everything.disposeAsync(),
  };

  async function copyLocation(from: string): Promise<string> {
    const id = newId();
    await db.rows(sql`
      insert into locations.location (company_id, id, name, description, street, postcode, city, country, time_zone, opening_hours,
        network_id, is_short_term, is_long_term, max_duration_minutes, grace_minutes, check_minutes, keep_warm, is_active, created_at)
      select company_id, ${id}, '{"de": "Pech"}', description, street, postcode, city, country, time_zone, opening_hours,
        network_id, is_short_term, is_long_term, max_duration_minutes, grace_minutes, check_minutes, keep_warm, is_active, created_at
      from locations.location where company_id = ${companyId} and id = ${from}`);
    return id;
  }
}

function inTurn(servers: readonly Server[]): () => number {
  let turn = 0;
  return () => {
    const there = servers.filter(({ product }) => product);
    return there[turn++ % there.length]!.port;
  };
}
