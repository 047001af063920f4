import type { CompanyCtx } from '@fachwerk/server/ctx';
import { jsonOf, sql } from '@fachwerk/server/sql';
import type { Answers, MadeKind } from '../contract.ts';
import type { Made } from '../rules/document.ts';

export type StoredDocument = {
  readonly kind: MadeKind;
  readonly answers: Answers;
  readonly version: number;
  /** Words by the name of the paragraph; null until it was taken over once. */
  readonly made: Readonly<Record<string, string>> | null;
  readonly madeOn: string | null;
  /** Which version of the legal text it became. */
  readonly legalVersion: number | null;
};

const columns = sql`kind, answers, version, made, made_on::text as made_on, legal_version`;

/** What nobody has answered yet is empty. */
export async function findDocument(ctx: CompanyCtx, kind: MadeKind): Promise<StoredDocument> {
  const row = await ctx.db.first<StoredDocument>(sql`
    select ${columns} from legal_texts.document where company_id = ${ctx.companyId} and kind = ${kind}`);
  return row ?? { kind, answers: {}, version: 0, made: null, madeOn: null, legalVersion: null };
}

/** Those that were taken over once. */
export function listMade(ctx: CompanyCtx): Promise<StoredDocument[]> {
  return ctx.db.rows<StoredDocument>(sql`
    select ${columns} from legal_texts.document where company_id = ${ctx.companyId} and made is not null order by kind`);
}

/** Whether nobody else has answered since `version` was read. */
export async function saveAnswers(
  ctx: CompanyCtx,
  { kind, answers, version }: Pick<StoredDocument, 'kind' | 'answers' | 'version'>,
): Promise<boolean> {
  const saved = await ctx.db.count(
    version === 0
      ? sql`insert into legal_texts.document (company_id, kind, answers) values (${ctx.companyId}, ${kind}, ${jsonOf(answers)}::jsonb)
          on conflict (company_id, kind) do nothing`
      : sql`update legal_texts.document set answers = ${jsonOf(answers)}::jsonb, version = version + 1
          where company_id = ${ctx.companyId} and kind = ${kind} and version = ${version}`,
  );
  return saved === 1;
}

export async function saveMade(
  ctx: CompanyCtx,
  kind: MadeKind,
  { made, on, legalVersion }: { readonly made: readonly Made[]; readonly on: string; readonly legalVersion: number },
): Promise<void> {
  const words = Object.fromEntries(made.map((each) => [each.name, each.words]));
  await ctx.db.rows(sql`
    insert into legal_texts.document as known (company_id, kind, answers, made, made_on, legal_version)
    values (${ctx.companyId}, ${kind}, '{}'::jsonb, ${jsonOf(words)}::jsonb, ${on}, ${legalVersion})
    on conflict (company_id, kind) do update
    set made = excluded.made, made_on = excluded.made_on, legal_version = excluded.legal_version`);
}

/** Somebody has written a version of their own since: what it says is theirs to keep right. */
export const isByHand = ({ legalVersion }: StoredDocument, newest: number): boolean =>
  legalVersion !== null && newest > legalVersion;
