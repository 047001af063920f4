import { startThrowawayDatabase } from '../kit/server/embedded-throwaway.ts';

/** Gives the tests a PostgreSQL: the configured one, or an embedded one that ends with the run. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  process.env.TEST_DATABASE_URL ||= process.env.DATABASE_URL;
  if (process.env.TEST_DATABASE_URL) return undefined;
  const database = await startThrowawayDatabase();
  process.env.TEST_DATABASE_URL = database.url;
  return database.stop;
}
