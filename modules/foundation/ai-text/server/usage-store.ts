import { dayOf } from '@fachwerk/base/time';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { Usage } from '../rules/usage.ts';

export type MonthUsage = Usage & { readonly texts: number; readonly reservedTokens: number };

const monthOf = (now: Date) => dayOf(now).with({ day: 1 }).toString();
const NOTHING: MonthUsage = { texts: 0, inputTokens: 0, outputTokens: 0, reservedTokens: 0 };

export async function findUsage(ctx: CompanyCtx): Promise<MonthUsage> {
  const row = await ctx.db.first<MonthUsage>(sql`
    select texts, input_tokens, output_tokens, reserved_tokens from ai_text.usage
    where company_id = ${ctx.companyId} and month = ${monthOf(ctx.now)}`);
  return row ?? NOTHING;
}

/** Keeps the row until the transaction ends: two who ask at once do not both take the last of the month. */
export async function lockUsage(ctx: CompanyCtx): Promise<MonthUsage> {
  await ctx.db.write(sql`
    insert into ai_text.usage (company_id, month) values (${ctx.companyId}, ${monthOf(ctx.now)})
    on conflict (company_id, month) do nothing`);
  const row = await ctx.db.first<MonthUsage>(sql`
    select texts, input_tokens, output_tokens, reserved_tokens from ai_text.usage
    where company_id = ${ctx.companyId} and month = ${monthOf(ctx.now)} for update`);
  return row!;
}

export async function reserveTokens(ctx: CompanyCtx, tokens: number): Promise<void> {
  await ctx.db.write(sql`
    update ai_text.usage set reserved_tokens = reserved_tokens + ${tokens}
    where company_id = ${ctx.companyId} and month = ${monthOf(ctx.now)}`);
}

/** What it came to takes the place of what was kept for it. */
export async function settleTokens(
  ctx: CompanyCtx,
  reserved: number,
  { inputTokens, outputTokens, texts }: Usage & { readonly texts: number },
): Promise<void> {
  await ctx.db.rows(sql`
    update ai_text.usage set reserved_tokens = greatest(0, reserved_tokens - ${reserved}), texts = texts + ${texts},
      input_tokens = input_tokens + ${inputTokens}, output_tokens = output_tokens + ${outputTokens}
    where company_id = ${ctx.companyId} and month = ${monthOf(ctx.now)}`);
}
