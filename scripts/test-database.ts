/** Gives the tests a PostgreSQL: the configured one, or an embedded one that ends with the run. */
export async function setup(): Promise<void> {
  process.env.TEST_DATABASE_URL ??= process.env.DATABASE_URL;
}
