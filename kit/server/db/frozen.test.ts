import { createServer, connect as dial, type Socket } from 'node:net';
import { ownDatabase } from '@fachwerk/testing/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database, DatabaseGone, type DatabaseOptions, type Way } from './db.ts';
import { sql } from './sql.ts';

let home: Awaited<ReturnType<typeof ownDatabase>>;
beforeAll(async () => {
  home = await ownDatabase([]);
});
afterAll(() => home.remove());

const QUICK = { statementTimeoutMs: 200, silenceMs: 200, connectTimeoutMs: 400, pipelineTimeoutMs: 100 } as const;

/** A database behind a proxy that can swallow all traffic, like a frozen machine: no disconnect, no answer. */
async function behindWire(given: Partial<DatabaseOptions> = {}) {
  const url = new URL(home.url);
  const host = url.searchParams.get('host') ?? url.hostname;
  const port = Number(url.port || url.searchParams.get('port') || 5432);
  const wires = new Set<Socket>();
  let isFrozen = false;
  let dialled = 0;
  const wire = createServer((near) => {
    dialled++;
    const far = host.startsWith('/') ? dial(`${host}/.s.PGSQL.${port}`) : dial(port, host);
    for (const [from, to] of [[near, far] as const, [far, near] as const]) {
      wires.add(from.on('data', (bytes) => isFrozen || to.write(bytes)).on('error', () => to.destroy()));
      from.on('close', () => to.destroy());
    }
  });
  await new Promise<void>((done) => wire.listen(0, '127.0.0.1', done));
  const { port: near } = wire.address() as { port: number };
  const ways: Way[] = [];
  url.searchParams.set('host', '127.0.0.1');
  if (url.searchParams.has('port')) url.searchParams.set('port', String(near));
  else url.port = String(near);
  const db: Database = connect({ url: url.href, onRan: (way) => ways.push(way), ...QUICK, ...given });
  return {
    db,
    ways,
    dialled: () => dialled,
    freeze: () => {
      isFrozen = true;
    },
    [Symbol.asyncDispose]: async () => {
      isFrozen = false;
      for (const end of wires) end.destroy();
      wire.close();
      await db.close();
    },
  };
}

test('a read of a database that has gone silent ends once, and is not asked again', async () => {
  await using wire = await behindWire({ pipelines: 0 });
  await wire.db.rows(sql`select 1`);
  wire.freeze();
  const before = wire.dialled();
  await expect(wire.db.rows(sql`select 1`)).rejects.toThrow(DatabaseGone);
  expect(wire.dialled()).toBe(before);
});

test('a transaction ends once, too', async () => {
  await using wire = await behindWire({ pipelines: 0 });
  await wire.db.rows(sql`select 1`);
  wire.freeze();
  const before = wire.dialled();
  let runs = 0;
  const work = wire.db.transaction(async (tx) => {
    runs++;
    await tx.rows(sql`select 1`);
  });
  await expect(work).rejects.toThrow(DatabaseGone);
  expect([runs, wire.dialled()]).toEqual([1, before]);
});

test('the only read of a pipelined connection ends as well', async () => {
  await using wire = await behindWire({ pipelines: 1 });
  for (let tries = 0; wire.ways.at(-1) !== 'pipeline'; tries++) {
    if (tries > 500) throw new Error('never got into the pipeline');
    // Its patience is short: on a busy machine one of them may take longer.
    await wire.db.rows(sql`select 1`).catch(() => undefined);
  }
  wire.freeze();
  await expect(wire.db.rows(sql`select 1`)).rejects.toThrow(DatabaseGone);
});
