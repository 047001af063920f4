import { problemsOf } from '@fachwerk/base/problem';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { type Limits, tenancyProblems } from '../../contract-tenancy.ts';
import { type Counted, whyNotAdd } from '../../rules/limits.ts';

const problem = problemsOf(tenancyProblems);

const columns = sql`most_users as users, most_locations as locations, most_items as items, most_mails_a_day as mails_per_day,
  most_media_mb as media_megabytes`;

export async function findLimits(ctx: CompanyCtx): Promise<Limits> {
  const row = await ctx.db.first<Limits>(sql`select ${columns} from companies.company where id = ${ctx.companyId}`);
  return row!;
}

/** Refuses what exceeds the operator's limit. With a limit, concurrent additions run in sequence. */
export async function refuseAboveLimit(
  ctx: CompanyCtx,
  what: Counted,
  count: () => Promise<number>,
  adding = 1,
): Promise<void> {
  const most = (await findLimits(ctx))[what];
  if (most === null) return;
  await ctx.db.rows(sql`select from companies.company where id = ${ctx.companyId} for no key update`);
  const refusal = whyNotAdd(what, most, await count(), adding);
  if (refusal) throw problem(refusal, { most });
}

export async function saveLimits(ctx: CompanyCtx, limits: Limits): Promise<void> {
  const { users, locations, items, mailsPerDay, mediaMegabytes } = limits;
  await ctx.db.rows(sql`
    update companies.company set most_users = ${users}, most_locations = ${locations}, most_items = ${items}, most_mails_a_day = ${mailsPerDay},
      most_media_mb = ${mediaMegabytes}
    where id = ${ctx.companyId}`);
}
