import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { rawSql, sql } from '../../kit/server/db/sql.ts';
import { type Import, importApi } from '../../modules/foundation/imports/contract.ts';
import { fire, type Measured } from '../load.ts';
import { type Row, rounded } from '../table.ts';
import { ADMINISTRATOR, signIn, type World } from '../world.ts';

const OWNER = { ...ADMINISTRATOR, email: 'chefin@trattoria-bella.example' };
const CATEGORIES = 25;
const LOOK_MS = 250;
/** Of a cheap request, beside what it takes while nothing else happens (P11). */
const MOST_TIMES = 3;
const PROBE_SECONDS = 5;

type Sample = { readonly columns: string; readonly fileOf: (rows: number) => string };

const SAMPLES = {
  items: {
    columns: 'number text primary key, name text, category text, price text, vat int, stock int',
    fileOf: (rows) =>
      fileFrom('Artikelnummer;Bezeichnung;Kategorie;Preis;MwSt;Bestand', rows, (n) => [
        `IMP-${n}`,
        `Artikel ${n} aus der Datei`,
        `Abteilung ${n % CATEGORIES}`,
        `${5 + (n % 90)},90`,
        19,
        n % 50,
      ]),
  },
  customers: {
    columns: 'email text primary key, first text, last text, phone text, street text, postcode text, city text',
    fileOf: (rows) =>
      fileFrom('E-Mail;Vorname;Nachname;Telefon;Straße;PLZ;Ort', rows, (n) => [
        `kunde${n}@example.org`,
        'Anna',
        `Kundin ${n}`,
        `0221 ${n}`,
        `Weg ${n}`,
        50667,
        'Köln',
      ]),
  },
} as const satisfies Record<string, Sample>;

function fileFrom(heading: string, rows: number, cellsOf: (n: number) => readonly (string | number)[]): string {
  return [heading, ...Array.from({ length: rows }, (_, n) => cellsOf(n).join(';'))].join('\n');
}

/** A file from the upload until it is taken back, beside one COPY of its rows; and what a cheap request takes meanwhile. */
export async function benchImport(world: World, rows: number, kind: keyof typeof SAMPLES): Promise<Row[]> {
  const sample = SAMPLES[kind];
  const file = sample.fileOf(rows);
  const twinSeconds = await copied(world, file, sample);
  const token = await signIn(world.product.url, OWNER);
  const call = caller(world, token);
  const cheap = {
    url: world.product.url,
    path: '/api/private/me',
    headers: { 'x-access-token': token },
    connections: 1,
  };
  const idle = await fire({ ...cheap, seconds: PROBE_SECONDS });

  const body = new FormData();
  body.set('kind', kind);
  body.set('file', new Blob([file]), 'rows.csv');
  const { id } = await call(importApi.upload.path, body);
  const done = until(call, id);
  const read = await timed(() => done('mapping'));
  const { mapping, style } = await call(importApi.find.path, undefined, id);
  const trial = await timed(async () => {
    await call(importApi.saveMapping.path, { kind, mapping, style }, id);
    await done('checked');
  });
  let busy: Measured | undefined;
  const written = await timed(async () => {
    await call(importApi.start.path, {}, id);
    busy = await fire({ ...cheap, seconds: PROBE_SECONDS });
    await done('done');
  });
  const { counts } = await call(importApi.find.path, undefined, id);
  if (counts.done !== rows) throw new Error(`of ${rows} rows ${counts.done} were written`);
  const undone = await timed(async () => {
    await call(importApi.undo.path, {}, id);
    await done('undone');
  });
  return [
    {
      figure: `import of ${rows.toLocaleString('en')} ${kind}, read / tried / written / taken back, s`,
      ours: [read, trial, written, undone].map((seconds) => rounded(seconds, 1)).join(' / '),
      twin: `${rounded(twinSeconds, 1)} (one COPY)`,
      ratio: `${rounded(written / twinSeconds)} × for the writing`,
      goal: '',
      isMet: null,
    },
    {
      figure: `P11 cheap request while ${kind} are imported, p99 ms`,
      ours: rounded(busy!.p99Ms, 1),
      twin: `${rounded(idle.p99Ms, 1)} idle`,
      ratio: `${rounded(busy!.p99Ms / idle.p99Ms, 1)} ×`,
      goal: `≤ ${MOST_TIMES} × idle`,
      isMet: busy!.p99Ms <= idle.p99Ms * MOST_TIMES,
    },
  ];
}

/** The same rows into a table with a key and nothing else: what no import can be quicker than. */
async function copied({ db }: World, file: string, { columns }: Sample): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'fachwerk-copy-'));
  // The database may run as somebody else.
  await chmod(folder, 0o755);
  const path = join(folder, 'rows.csv');
  await writeFile(path, file, { mode: 0o644 });
  await db.rows(rawSql(`create table public.copied (${columns})`));
  try {
    return await timed(() => db.rows(rawSql(`copy public.copied from '${path}' (format csv, delimiter ';', header)`)));
  } finally {
    await db.rows(sql`drop table public.copied`);
    await rm(folder, { recursive: true });
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}

type Call = (path: string, body?: object, id?: string) => Promise<Import>;

function caller({ product }: World, token: string): Call {
  return async (path, body, id = '') => {
    const isForm = body instanceof FormData;
    const reply = await fetch(`${product.url}/api${path.replace(':id', id)}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'x-access-token': token, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    return (await reply.json()) as Import;
  };
}

/** Looks rarely: what looks takes time from what is measured. */
const until = (call: Call, id: string) => async (state: string) => {
  for (;;) {
    const found = await call(importApi.find.path, undefined, id);
    if (found.state === state) return;
    if (found.state === 'unreadable') throw new Error(found.reason);
    await sleep(LOOK_MS);
  }
};
