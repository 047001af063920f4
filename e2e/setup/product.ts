import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '@fachwerk/app-server/testing/product';
import { databaseForJourneys } from './database.ts';

type Env = Readonly<Record<string, string>>;

/** A product for every worker. */
export default async function startForJourneys(): Promise<() => Promise<void>> {
  const ports = process.env.E2E_PORTS!.split(' ').map(Number);
  const stops = await Promise.all(ports.map((port) => startOwnProduct(port, { SIMULATION: 'on' })));
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}

/** The real product with its demo companies, on data of its own. What is returned ends it and clears up. */
export async function startOwnProduct(port: number, env: Env): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fachwerk-journeys-'));
  if (process.getuid?.() === 0) await chmod(dataDir, 0o711);
  const database = await databaseForJourneys();
  const clear = async () => {
    await database?.remove();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const where = database ? { DATABASE_URL: database.url } : {};
    const product = await startProduct({ port, dataDir, env: { ...env, ...where } });
    return async () => {
      await product.stop();
      await clear();
    };
  } catch (error) {
    await clear();
    throw error;
  }
}
