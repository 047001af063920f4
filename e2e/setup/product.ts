import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '@fachwerk/app-server/testing/product';
import { databaseForJourneys } from './database.ts';

/** The real product with its demo companies, on data of its own. What is returned ends it and clears up. */
export default async function startForJourneys(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fachwerk-journeys-'));
  if (process.getuid?.() === 0) await chmod(dataDir, 0o711);
  const database = await databaseForJourneys();
  const clear = async () => {
    await database?.remove();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const env = { SIMULATION: 'on', ...(database && { DATABASE_URL: database.url }) };
    const product = await startProduct({ port: Number(process.env.E2E_PORT), dataDir, env });
    return async () => {
      await product.stop();
      await clear();
    };
  } catch (error) {
    await clear();
    throw error;
  }
}
