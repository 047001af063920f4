import type { CompanyCtx } from '@fachwerk/server/ctx';
import { jsonOf, sql } from '@fachwerk/server/sql';
import type { LegalKind, LegalWords } from '../../contract-legal.ts';

export type StoredLegal = {
  readonly kind: LegalKind;
  readonly version: number;
  readonly text: LegalWords;
  readonly isTemplate: boolean;
  readonly validFrom: Date;
  readonly createdAt: Date;
  readonly personId: string | null;
  readonly personName: string;
};
export type LegalRow = Omit<StoredLegal, 'text'>;

const head = sql`kind, version, is_template, valid_from, created_at, person_id, person_name`;

/** Without content, latest start first. */
export function listLegal(ctx: CompanyCtx): Promise<LegalRow[]> {
  return ctx.db.rows<LegalRow>(sql`
    select ${head} from sites.legal_text where company_id = ${ctx.companyId} order by kind, valid_from desc, version desc`);
}

export function findLegal(ctx: CompanyCtx, kind: LegalKind, version: number): Promise<StoredLegal | undefined> {
  return ctx.db.first<StoredLegal>(sql`
    select ${head}, text from sites.legal_text where company_id = ${ctx.companyId} and kind = ${kind} and version = ${version}`);
}

/** Several versions with their content. */
export function listLegalTexts(
  ctx: CompanyCtx,
  which: readonly Pick<LegalRow, 'kind' | 'version'>[],
): Promise<StoredLegal[]> {
  return ctx.db.rows<StoredLegal>(sql`
    select ${head}, text from sites.legal_text
    where company_id = ${ctx.companyId} and (kind, version) in (
      select * from unnest(${which.map(({ kind }) => kind)}::text[], ${which.map(({ version }) => version)}::int[]))`);
}

/** False if the version exists: concurrent publishing conflicts on the number. */
export async function addLegal(ctx: CompanyCtx, legal: StoredLegal): Promise<boolean> {
  const { kind, version, text, isTemplate, validFrom, createdAt, personId, personName } = legal;
  const added = await ctx.db.count(sql`
    insert into sites.legal_text (company_id, kind, version, text, is_template, valid_from, created_at, person_id, person_name)
    values (${ctx.companyId}, ${kind}, ${version}, ${jsonOf(text)}::jsonb, ${isTemplate}, ${validFrom}, ${createdAt}, ${personId}, ${personName})
    on conflict (company_id, kind, version) do nothing`);
  return added === 1;
}

/** False if the version has already started: versions in force stay. */
export async function removePlanned(ctx: CompanyCtx, kind: LegalKind, version: number): Promise<boolean> {
  const removed = await ctx.db.count(sql`
    delete from sites.legal_text
    where company_id = ${ctx.companyId} and kind = ${kind} and version = ${version} and valid_from > ${ctx.now}`);
  return removed === 1;
}
