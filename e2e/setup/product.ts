import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '@fachwerk/app-server/testing/product';
import { DEMO_PASSWORD } from '../support/staff.ts';
import { type JourneyDatabase, ownJourneyDatabase } from './database.ts';
import { portsOfProducts } from './ports.ts';

type Env = Readonly<Record<string, string>>;
/** What a product stands on; `database` is missing where it brings its own, which is then in the folder. */
type Ground = { readonly dataDir: string; readonly database?: JourneyDatabase | undefined };

/** Where the workers of Playwright find the ground that is copied. */
const FIRST = 'E2E_FIRST_GROUND';

/**
 * A product for each worker, so that two journeys at the same time never meet. The demo companies are made once; every
 * product stands on a copy.
 */
export default async function startForJourneys(): Promise<() => Promise<void>> {
  const first = await layGround();
  const stops: (() => Promise<void>)[] = [];
  const end = async () => {
    await Promise.all(stops.map((stop) => stop()));
    await clear(first);
  };
  try {
    await (await startOn(first, portsOfProducts()[0]!, {}))();
    process.env[FIRST] = JSON.stringify({ dataDir: first.dataDir, database: first.database?.name });
    const starts = portsOfProducts().map((port) => startOwnProduct(port, { SIMULATION: 'quick' }));
    const outcomes = await Promise.allSettled(starts);
    for (const outcome of outcomes) if (outcome.status === 'fulfilled') stops.push(outcome.value);
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
    return end;
  } catch (error) {
    await end();
    throw error;
  }
}

/** The real product with its demo companies, on data of its own. What is returned ends it and clears up. */
export async function startOwnProduct(port: number, env: Env): Promise<() => Promise<void>> {
  const ground = await layGround(JSON.parse(process.env[FIRST]!));
  try {
    const stop = await startOn(ground, port, env);
    return async () => {
      await stop();
      await clear(ground);
    };
  } catch (error) {
    await clear(ground);
    throw error;
  }
}

async function layGround(copied?: { readonly dataDir: string; readonly database?: string }): Promise<Ground> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fachwerk-journeys-'));
  if (copied) await copyFolder(copied.dataDir, dataDir);
  if (process.getuid?.() === 0) await chmod(dataDir, 0o711);
  return { dataDir, database: await ownJourneyDatabase(copied?.database) };
}

/** With its owners: a database that root starts runs under another account. */
async function copyFolder(from: string, to: string): Promise<void> {
  const child = spawn('cp', ['-a', `${from}/.`, to], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${from} could not be copied`);
}

async function startOn({ dataDir, database }: Ground, port: number, env: Env): Promise<() => Promise<void>> {
  // Beside a database of its own, the demo has to be asked for, and gets a password of its own.
  const where = database ? { DATABASE_URL: database.url, DEMO: 'on' } : {};
  const product = await startProduct({ port, dataDir, env: { DEMO_PASSWORD, ...env, ...where } });
  return product.stop;
}

async function clear({ dataDir, database }: Ground): Promise<void> {
  await database?.remove();
  await rm(dataDir, { recursive: true, force: true });
}
