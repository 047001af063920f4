import { LANGUAGES, type Language } from '@fachwerk/base/language';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { Db } from '@fachwerk/server/db';
import type { TextOverrides } from '@fachwerk/server/speaker';
import { sql } from '@fachwerk/server/sql';
import type { TextVersion } from '../contract.ts';

export type OverrideKey = { readonly language: Language; readonly key: string };
type Override = OverrideKey & { readonly text: string };

/** Every text a company has replaced, as it was written: which of them a reader sees is for the rule to say. */
export async function listOverrides(db: Db, companyId: string): Promise<TextOverrides> {
  const overrides = await db.rows<Override>(sql`
    select language, key, text from translations.text_override
    where company_id = ${companyId} and text is not null`);
  const byLanguage: Partial<Record<Language, Record<string, string>>> = {};
  for (const { language, key, text } of overrides) {
    byLanguage[language] ??= {};
    byLanguage[language][key] = text;
  }
  return byLanguage;
}

/** Holds the wording of a key until the transaction ends, and answers it; makes the row when there is none, so that there is always something to hold. */
export async function lockOverride(ctx: CompanyCtx, { language, key }: OverrideKey): Promise<string | null> {
  await ctx.db.rows(sql`
    insert into translations.text_override (company_id, language, key, updated_at)
    values (${ctx.companyId}, ${language}, ${key}, ${ctx.now})
    on conflict do nothing`);
  const row = await ctx.db.first<{ text: string | null }>(sql`
    select text from translations.text_override
    where company_id = ${ctx.companyId} and language = ${language} and key = ${key}
    for update`);
  return row!.text;
}

export async function saveOverride(
  ctx: CompanyCtx,
  { language, key }: OverrideKey,
  text: string | null,
): Promise<void> {
  const by = ctx.caller?.userId ?? null;
  await ctx.db.rows(sql`
    update translations.text_override set text = ${text}, updated_at = ${ctx.now}, updated_by = ${by}
    where company_id = ${ctx.companyId} and language = ${language} and key = ${key}`);
  await ctx.db.rows(sql`
    insert into translations.text_override_version (company_id, id, language, key, text, at, by, person_name)
    values (${ctx.companyId}, ${ctx.newId()}, ${language}, ${key}, ${text}, ${ctx.now}, ${by}, ${ctx.caller?.name ?? ''})`);
}

/** The newest first, of every language. */
export function listVersions(ctx: CompanyCtx, key: string, most: number): Promise<TextVersion[]> {
  return ctx.db.rows<TextVersion>(sql`
    select id, language, text, at, person_name from translations.text_override_version
    where company_id = ${ctx.companyId} and language = any(${[...LANGUAGES]}) and key = ${key}
    order by id desc limit ${most}`);
}
