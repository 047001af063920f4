import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Module } from '@fachwerk/server/module';
import pg from 'pg';

export const SCHEMAS = ['graphile_worker', 'kit', 'shop'];
export const COMPANY = '018f0000-0000-7000-8000-000000000001';

/** Everything that makes copying rows difficult: circles, triggers, partitions, generated and numbered columns, names that are words of SQL. */
const TABLES = `
create schema shop;
create table shop."user" (id int generated always as identity primary key, "Name" text not null, boss int references shop."user",
  small text generated always as (lower("Name")) stored, data jsonb, bytes bytea, at timestamptz, tags text[], part float8, hen int);
create table shop.egg (id int primary key, hen int references shop."user" (id));
alter table shop."user" add foreign key (hen) references shop.egg (id) deferrable initially deferred;
create table shop.seen (count int not null);
insert into shop.seen values (0);
create function shop.count_seen() returns trigger language plpgsql as $$ begin update shop.seen set count = count + 1; return null; end $$;
create trigger count_seen after insert on shop."user" for each row execute function shop.count_seen();
create table shop.visit (id int primary key);
create trigger count_seen after insert on shop.visit for each row execute function shop.count_seen();
create table shop.event (at timestamptz not null, what text not null) partition by range (at);
create table shop.event_default partition of shop.event default;
`;

const ROWS = `
begin;
insert into shop."user" ("Name", boss, data, bytes, at, tags, part, hen) values
  ('Änne', null, '{"a": "\\\\ \\t \\u00e4"}', '\\x00ff0a09', '2026-03-29T01:30:00Z', '{x,"y z"}', 0.1, 1),
  (E'Tab\\tline\\nback\\\\slash \\\\N', 1, null, '', 'infinity', '{}', 'NaN', null);
insert into shop.egg values (1, 2);
insert into shop.visit values (7);
commit;
create table shop.event_2026_11 partition of shop.event for values from ('2026-11-01Z') to ('2026-12-01Z');
insert into shop.event values ('2026-11-15Z', 'in its month'), ('2027-01-01Z', 'in none');
select graphile_worker.add_job('knock', payload => '{"at": "door"}'::json);
`;

export async function shopForTests(): Promise<Module & { readonly folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-'));
  await writeFile(join(folder, '20270101T0000_shop.sql'), TABLES);
  return { name: 'shop', sql: pathToFileURL(`${folder}/`), folder };
}

export const fillShop = (url: string) => ask(url, ROWS);

/** Every row of every table, as text. */
export async function everything(url: string): Promise<Record<string, unknown>> {
  const names = [
    'shop."user"',
    'shop.egg',
    'shop.seen',
    'shop.visit',
    'shop.event',
    'shop.event_2026_11',
    'shop.event_default',
    'kit.mail',
  ];
  const queue = ['graphile_worker._private_jobs', 'graphile_worker._private_tasks'];
  const found: Record<string, unknown> = {};
  for (const name of [...names, ...queue]) found[name] = await ask(url, `select t::text from ${name} t order by 1`);
  return found;
}

export async function ask(url: string, query: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const answer = await client.query(query);
    return ([answer].flat() as pg.QueryResult[]).at(-1)!.rows;
  } finally {
    await client.end();
  }
}

/** An upload, as the file store keeps it. */
export async function addUpload(files: string, name: string, text: string): Promise<string> {
  const key = `${COMPANY}/${name.padEnd(20, '_')}.pdf`;
  await mkdir(join(files, COMPANY), { recursive: true });
  await writeFile(join(files, key), text);
  return key;
}
