import { problemsOf } from '@fachwerk/base/problem';
import { findLimits } from '@fachwerk/companies/facade-tenancy';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { mediaProblems } from '../../contract.ts';
import { fits } from '../../rules/file.ts';

const problem = problemsOf(mediaProblems);

const MEGABYTE = 1024 * 1024;
const USUAL_MEGABYTES = 2048;

/** How much this company may keep: what the platform's operator said of it, else what the installation gives everybody. */
export async function mostBytes(ctx: CompanyCtx): Promise<number> {
  const { mediaMegabytes } = await findLimits(ctx);
  return (mediaMegabytes ?? Number(ctx.app.accounts?.media?.quotaMb ?? USUAL_MEGABYTES)) * MEGABYTE;
}

export async function usedBytes(ctx: CompanyCtx): Promise<number> {
  const row = await ctx.db.first<{ bytes: number }>(sql`
    select bytes from media.storage where company_id = ${ctx.companyId}`);
  return row?.bytes ?? 0;
}

export async function isFull(ctx: CompanyCtx): Promise<boolean> {
  return !fits(await usedBytes(ctx), 1, await mostBytes(ctx));
}

/** Before a file is drawn, which takes long: where nothing fits any more, it need not begin. */
export async function refuseFull(ctx: CompanyCtx): Promise<void> {
  const most = await mostBytes(ctx);
  if (!fits(await usedBytes(ctx), 1, most)) throw full(most);
}

/** Takes room, or gives it back. Two who take at once come one after the other. */
export async function takeRoom(ctx: CompanyCtx, bytes: number): Promise<void> {
  await ctx.db.rows(sql`
    insert into media.storage (company_id, bytes) values (${ctx.companyId}, 0) on conflict (company_id) do nothing`);
  const { bytes: used } = (await ctx.db.first<{ bytes: number }>(sql`
    select bytes from media.storage where company_id = ${ctx.companyId} for update`))!;
  const most = await mostBytes(ctx);
  if (!fits(used, bytes, most)) throw full(most);
  await ctx.db.rows(sql`
    update media.storage set bytes = ${Math.max(0, used + bytes)} where company_id = ${ctx.companyId}`);
}

function full(most: number) {
  return problem('media.quota_full', { most: most / MEGABYTE });
}
