import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../apps/server/src/testing/free-port.ts';
import { type Product, startProduct } from '../apps/server/src/testing/product.ts';
import { startThrowawayDatabase } from '../kit/embedded-postgres/throwaway.ts';
import { connect, type Database } from '../kit/server/db/db.ts';
import { sql } from '../kit/server/db/sql.ts';
import { anywhere } from './load.ts';

/** The product with its demo companies on a database that the twins use too. */
export type World = {
  readonly databaseUrl: string;
  readonly db: Database;
  readonly product: Product;
  readonly companyId: string;
  readonly token: string;
  /** Of the product's broker. */
  readonly mqttPort: number;
};

export const ADMINISTRATOR = { email: 'admin@zeitlagercity.example', password: 'Fachwerk-Bench-1' };

export async function inWorld<T>(work: (world: World) => Promise<T>): Promise<T> {
  const database = await startThrowawayDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'fachwerk-bench-'));
  // Filling it for a measurement may take long.
  const db = connect({ url: database.url, statementTimeoutMs: 0 });
  const mqttPort = await freePort();
  let product: Product | undefined;
  try {
    product = await startProduct({
      port: await freePort(),
      dataDir,
      env: {
        DATABASE_URL: database.url,
        DEMO: 'on',
        DEMO_PASSWORD: ADMINISTRATOR.password,
        TRUST_PROXY: 'loopback',
        MQTT_PORT: String(mqttPort),
        // BENCH_NODE_OPTIONS='--cpu-prof --cpu-prof-dir=/tmp/profile' shows where the time goes.
        ...(process.env.BENCH_NODE_OPTIONS && { NODE_OPTIONS: process.env.BENCH_NODE_OPTIONS }),
      },
    });
    const token = await signIn(product.url, ADMINISTRATOR);
    const company = await db.first<{ id: string }>(sql`select id from companies.company where code = 'zeitlagercity'`);
    return await work({ databaseUrl: database.url, db, product, companyId: company!.id, token, mqttPort });
  } finally {
    await product?.stop();
    await db.close();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

export async function signIn(url: string, account: typeof ADMINISTRATOR): Promise<string> {
  const reply = await fetch(`${url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': anywhere() },
    body: JSON.stringify(account),
  });
  return ((await reply.json()) as { accessToken: string }).accessToken;
}

/** A bare twin in a process of its own: a file in `bare/` that sends its port when it listens. */
export async function withTwin<T>(
  file: string,
  args: readonly string[],
  work: (twin: { url: string; pid: number }) => Promise<T>,
): Promise<T> {
  const child = fork(fileURLToPath(new URL(`./bare/${file}`, import.meta.url)), args);
  try {
    const [port] = (await once(child, 'message')) as [number];
    return await work({ url: `http://127.0.0.1:${port}`, pid: child.pid! });
  } finally {
    child.kill();
  }
}
