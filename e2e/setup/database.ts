import { randomBytes } from 'node:crypto';
import pg from 'pg';

export type JourneyDatabase = { readonly name: string; readonly url: string; remove(): Promise<void> };

/** A database of its own on the configured PostgreSQL, as a copy or empty; none is needed where the product brings its own. */
export async function ownJourneyDatabase(copied?: string): Promise<JourneyDatabase | undefined> {
  const server = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL;
  if (!server) return undefined;
  const name = `journeys_${randomBytes(6).toString('hex')}`;
  await command(server, `create database ${name}${copied ? ` template ${copied}` : ''}`);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).toString();
  return { name, url, remove: () => command(server, `drop database if exists ${name} with (force)`) };
}

async function command(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
