import { createHash } from 'node:crypto';
import { connect, type Database } from '@fachwerk/server/db';
import { newSecret } from '@fachwerk/server/ids';
import { migrateDatabase } from '@fachwerk/server/migrate';
import { migrationsOf } from '@fachwerk/server/migrations';
import type { Module } from '@fachwerk/server/module';
import { rawSql, sql } from '@fachwerk/server/sql';

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url)
    throw new Error('TEST_DATABASE_URL is not set: run the tests with npm test or npx vitest, which start a database');
  return url;
}

const FILLED = 'filled_';

const urlOf = (name: string) => Object.assign(new URL(serverUrl()), { pathname: `/${name}` }).toString();

/** Waits as long as it takes: on a busy machine a template that is filled, or a copy of it, may take a minute. */
const connectAdmin = () => connect({ url: serverUrl(), poolSize: 1, statementTimeoutMs: 0, connectTimeoutMs: 300_000 });

export type OwnDatabase = { readonly url: string; remove(): Promise<void> };

/** What stands in a database before its test begins. Whoever asks for the same name in one run gets a copy of what was filled in first. */
export type Content = { readonly name: string; readonly fill: (url: string) => Promise<void> };

/** A database of its own in milliseconds: a copy of a template that is migrated, and filled, once per set of migrations. */
export function ownDatabase(modules: readonly Module[], content?: Content): Promise<OwnDatabase> {
  return addDatabase((admin) => templateFor(admin, modules, content));
}

/** A database with nothing in it. */
export function emptyDatabase(): Promise<OwnDatabase> {
  return addDatabase(async () => 'template0');
}

async function addDatabase(templateFrom: (admin: Database) => Promise<string>): Promise<OwnDatabase> {
  const admin = connectAdmin();
  const name = `house_${newSecret(9)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, 'x')}`;
  try {
    await admin.rows(rawSql(`create database ${name} template ${await templateFrom(admin)}`));
  } finally {
    await admin.close();
  }
  return { url: urlOf(name), remove: () => removeDatabase(name) };
}

/** Workers of one run meet here; the first builds the template, the others wait for it. */
async function templateFor(admin: Database, modules: readonly Module[], content?: Content): Promise<string> {
  const ids = (await migrationsOf(modules)).map((step) => step.id + step.hash);
  const hash = createHash('sha1').update(ids.join()).digest('hex').slice(0, 16);
  // The code that fills may change from one run to the next.
  const template = content ? `${FILLED}${process.env.TEST_RUN}_${content.name}_${hash}` : `template_${hash}`;
  await admin.rows(sql`select pg_advisory_lock(hashtext(${template}))`);
  try {
    const known = await admin.first(sql`select from pg_database where datname = ${template}`);
    if (!known) {
      // A run that was killed may have left half of it behind.
      await admin.rows(rawSql(`drop database if exists ${template}_new`));
      await admin.rows(rawSql(`create database ${template}_new template ${await groundFor(admin, modules, content)}`));
      await migrateDatabase(urlOf(`${template}_new`), modules);
      await content?.fill(urlOf(`${template}_new`));
      await admin.rows(rawSql(`alter database ${template}_new rename to ${template}`));
    }
  } finally {
    await admin.rows(sql`select pg_advisory_unlock(hashtext(${template}))`);
  }
  return template;
}

/** What a template is built on: the same without its content; below the modules the kit's own tables, which are in every one. */
async function groundFor(admin: Database, modules: readonly Module[], content?: Content): Promise<string> {
  if (content) return templateFor(admin, modules);
  const [all, ofKit] = [await migrationsOf(modules), await migrationsOf([])];
  return all.length > ofKit.length ? templateFor(admin, []) : 'template0';
}

/** What was filled in a run is of no use to the next. */
export async function removeFilled(run: string): Promise<void> {
  const admin = connectAdmin();
  const filled = await admin.rows<{ name: string }>(
    sql`select datname as name from pg_database where starts_with(datname, ${FILLED + run})`,
  );
  for (const { name } of filled) await admin.rows(rawSql(`drop database if exists ${name} with (force)`));
  await admin.close();
}

async function removeDatabase(name: string): Promise<void> {
  const admin = connectAdmin();
  await admin.rows(rawSql(`drop database if exists ${name} with (force)`));
  await admin.close();
}
