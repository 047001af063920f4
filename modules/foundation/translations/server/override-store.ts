import { LANGUAGES, type Language } from '@fachwerk/base/language';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { Db } from '@fachwerk/server/db';
import { sql } from '@fachwerk/server/sql';
import type { TextOverrides } from '@fachwerk/server/translator';
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

/** Holds wordings until the transaction ends, and answers them in their order; makes rows where there are none, so that there is always something to hold. */
export async function lockOverrides(ctx: CompanyCtx, keys: readonly OverrideKey[]): Promise<(string | null)[]> {
  // Always in one order: two who change several do not wait for each other in a circle.
  const sorted = keys.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
  const given = sql`unnest(${sorted.map(({ language }) => language)}::text[], ${sorted.map(({ key }) => key)}::text[]) as g (language, key)`;
  await ctx.db.rows(sql`
    insert into translations.text_override (company_id, language, key, updated_at)
    select ${ctx.companyId}, g.language, g.key, ${ctx.now} from ${given}
    on conflict do nothing`);
  const rows = await ctx.db.rows<OverrideKey & { text: string | null }>(sql`
    select o.language, o.key, o.text from translations.text_override o join ${given} on g.language = o.language and g.key = o.key
    where o.company_id = ${ctx.companyId}
    order by o.language, o.key for update of o`);
  const texts = new Map(rows.map((row) => [nameOf(row), row.text]));
  return keys.map((each) => texts.get(nameOf(each)) ?? null);
}

const nameOf = ({ language, key }: OverrideKey) => `${language} ${key}`;

export async function saveOverrides(
  ctx: CompanyCtx,
  wordings: readonly (OverrideKey & { readonly text: string | null })[],
): Promise<void> {
  const by = ctx.caller?.userId ?? null;
  const given = sql`unnest(${wordings.map(() => ctx.newId())}::uuid[], ${wordings.map(({ language }) => language)}::text[],
    ${wordings.map(({ key }) => key)}::text[], ${wordings.map(({ text }) => text)}::text[]) as g (id, language, key, text)`;
  await ctx.db.rows(sql`
    update translations.text_override o set text = g.text, updated_at = ${ctx.now}, updated_by = ${by}
    from ${given} where o.company_id = ${ctx.companyId} and o.language = g.language and o.key = g.key`);
  await ctx.db.rows(sql`
    insert into translations.text_override_version (company_id, id, language, key, text, at, by, person_name)
    select ${ctx.companyId}, g.id, g.language, g.key, g.text, ${ctx.now}, ${by}, ${ctx.caller?.name ?? ''} from ${given}`);
}

/** The newest first, of every language. */
export function listVersions(ctx: CompanyCtx, key: string, most: number): Promise<TextVersion[]> {
  return ctx.db.rows<TextVersion>(sql`
    select id, language, text, at, person_name from translations.text_override_version
    where company_id = ${ctx.companyId} and language = any(${[...LANGUAGES]}) and key = ${key}
    order by id desc limit ${most}`);
}
