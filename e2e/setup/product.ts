import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '@fachwerk/app-server/testing/product';
import { DEMO_PASSWORD } from '../staff.ts';
import { databaseForJourneys } from './database.ts';

type Env = Readonly<Record<string, string>>;

/** The product of all journeys. */
export default function startForJourneys(): Promise<() => Promise<void>> {
  return startOwnProduct(Number(process.env.E2E_PORT), { SIMULATION: 'on' });
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
    // Beside a database of its own, the demo has to be asked for, and gets a password of its own.
    const where = database ? { DATABASE_URL: database.url, DEMO: 'on' } : {};
    const product = await startProduct({ port, dataDir, env: { DEMO_PASSWORD, ...env, ...where } });
    return async () => {
      await product.stop();
      await clear();
    };
  } catch (error) {
    await clear();
    throw error;
  }
}
