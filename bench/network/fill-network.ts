// `npm run bench -- fill-network` fills the database of DATABASE_URL, or the one in DATA_DIR, with a network of 500 locations and 100,000 rentals:
// the size at which screens are looked at (docs/screens.md). It begins with the demo companies, is the same at every run, and runs once.
import { readFile } from 'node:fs/promises';
import { dayOf } from '../../kit/base/time.ts';
import { startEmbeddedDatabase } from '../../kit/embedded-postgres/database.ts';
import { newId } from '../../kit/server/app/ids.ts';
import { connect, type Database } from '../../kit/server/db/db.ts';
import { acrossCompanies, rawSql } from '../../kit/server/db/sql.ts';
import { lockProgress, saveRolled } from '../../modules/across/statistics/server/rollup/progress-store.ts';
import { rollUpSpan } from '../../modules/across/statistics/server/rollup/roll-up-company.ts';
import { makeRoomInLog } from '../../modules/foundation/logs/server/room/partitions.ts';

const PARTS = ['1-places.sql', '2-people.sql', '3-rentals.sql', '4-events.sql'];
const WHY = 'a network of 500 locations, to look at';
const DAY_MS = 86_400_000;

const { DATABASE_URL, DATA_DIR = 'data' } = process.env;
const embedded = DATABASE_URL ? undefined : await startEmbeddedDatabase({ dataDir: DATA_DIR });
const db = connect({ url: DATABASE_URL ?? embedded!.url, statementTimeoutMs: 0 });
try {
  await fill(db);
} finally {
  await db.close();
  await embedded?.stop();
}

async function fill(db: Database): Promise<void> {
  const now = new Date();
  await makeRoomInLog(db, new Date(now.getTime() - 30 * DAY_MS), now);
  await db.transaction(async (tx) => {
    for (const part of PARTS) {
      const startedAt = performance.now();
      await tx.rows(acrossCompanies(WHY, rawSql(await readFile(new URL(part, import.meta.url), 'utf8'))));
      told(part, startedAt);
    }
  });
  await db.rows(acrossCompanies(WHY, rawSql('vacuum analyze')));
  const startedAt = performance.now();
  // The month before and this one, which every screen shows; the server adds up what lies further back.
  const from = dayOf(now).with({ day: 1 }).subtract({ months: 1 }).toString();
  const parties = await db.rows<{ id: string }>(
    acrossCompanies(
      WHY,
      rawSql(`select id from companies.company where code = 'zeitlagercity' or code ~ '^network-|^zeitlager-hamburg$'`),
    ),
  );
  for (const { id } of parties) {
    await db.transaction(async (tx) => {
      const ctx = { db: tx, companyId: id, now, newId } as never;
      await lockProgress(ctx);
      await rollUpSpan(ctx, { from, to: dayOf(now).toString() });
      await saveRolled(ctx, from);
    });
  }
  told(`figures of ${parties.length} companies`, startedAt);
}

function told(part: string, startedAt: number): void {
  process.stderr.write(`${part}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
}
