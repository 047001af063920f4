import { Problem } from '@fachwerk/base/problem';
import { hasCompanies } from '@fachwerk/companies/facade';
import { createFirstCompany, lockDemoAccounts } from '@fachwerk/people/facade';
import { CannotStart } from '@fachwerk/server/cannot-start';
import type { WorkCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { Config } from './config.ts';
import { modules } from './modules.ts';

/** What is in the house when it opens. */
export type Content = { readonly hasDemo: boolean; readonly hasCompanies: boolean };

/** Fills a new database: with the demo companies, or with the first real one and its administrator. All of it or nothing. */
export function fillOnFirstStart(ctx: WorkCtx, config: Config): Promise<Content> {
  const { isDemo, isForReal, demoPassword, firstCompany } = config;
  return ctx.db.transaction(async (db) => {
    const scoped: WorkCtx = { ...ctx, db };
    const hasDemo = await decide(scoped, isDemo);
    if (isDemo && hasDemo) await fillDemo(scoped, demoPassword);
    if (isForReal && hasDemo) await lockKnown(scoped);
    if (!isDemo && firstCompany) await addFirstCompany(scoped, firstCompany);
    return { hasDemo, hasCompanies: await hasCompanies(scoped) };
  });
}

/** Demo or not is decided once for a database. Of several servers that start together the others wait here. */
async function decide({ db, now }: WorkCtx, isDemo: boolean): Promise<boolean> {
  // Demo companies take as long as the machine needs for them, and so does waiting for them.
  await db.rows(sql`set local statement_timeout = 0`);
  await db.rows(sql`insert into kit.first_start (at, with_demo) values (${now}, ${isDemo}) on conflict do nothing`);
  const row = await db.first<{ withDemo: boolean }>(sql`select with_demo from kit.first_start for update`);
  return row!.withDemo;
}

/** Each module once: one that came with a newer version finds the demo companies of an older one. */
async function fillDemo(ctx: WorkCtx, password: string | undefined): Promise<void> {
  const filled = await ctx.db.rows<{ module: string }>(sql`select module from kit.demo_part`);
  const known = new Set(filled.map(({ module }) => module));
  for (const { name, demo } of modules) {
    if (!demo || known.has(name)) continue;
    await demo(ctx, { password });
    await ctx.db.rows(sql`insert into kit.demo_part (module, filled_at) values (${name}, ${ctx.now})`);
  }
}

/** A database that began as a demo on somebody's machine may be for real by now: the password that everybody knows must not open it. */
async function lockKnown(ctx: WorkCtx): Promise<void> {
  const accounts = await lockDemoAccounts(ctx);
  if (accounts > 0) ctx.app.log.warn({ accounts }, 'demo accounts with the password that everybody knows were locked');
}

async function addFirstCompany(ctx: WorkCtx, company: NonNullable<Config['firstCompany']>): Promise<void> {
  try {
    await createFirstCompany(ctx, company);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const sentence = ctx.app.texts.in('en')(error.code, error.params);
    throw new CannotStart(`The first company cannot be made with these ADMIN_ variables: ${sentence}`, {
      cause: error,
    });
  }
}
