import type { Db } from '@fachwerk/server/db';
import type { WorkCtx } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { modules } from './modules.ts';

/** Fills a new database with the demo companies, if they are wanted, and remembers what was decided. True when it holds them. */
export async function fillOnFirstStart(ctx: WorkCtx, isDemoWanted: boolean): Promise<boolean> {
  return ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db };
    const isFirst = await begin(inside, isDemoWanted);
    if (isFirst && isDemoWanted) for (const module of modules) await module.demo?.(inside);
    return withDemo(db);
  });
}

/** Of several servers that start together, one begins; the others wait here until it is done. */
async function begin({ db, now }: WorkCtx, isDemoWanted: boolean): Promise<boolean> {
  const added = await db.count(sql`
    insert into kit.first_start (at, with_demo) values (${now}, ${isDemoWanted}) on conflict do nothing`);
  return added === 1;
}

async function withDemo(db: Db): Promise<boolean> {
  const row = await db.first<{ withDemo: boolean }>(sql`select with_demo from kit.first_start`);
  return row?.withDemo ?? false;
}
