import { appProblems, problemsOf } from '@fachwerk/base/problem';
import type { Ctx, Importer } from '@fachwerk/server/ctx';
import type { Translate } from '@fachwerk/server/translator';
import { type Import, type ImportRow, importProblems } from '../contract.ts';
import { IMPORT_KINDS } from '../contract-importer.ts';
import { forgottenAt } from '../rules/import.ts';
import type { CellProblem } from '../rules/record.ts';
import { findImport, type StoredImport } from './store/import-store.ts';
import type { StoredRow } from './store/row-store.ts';

const problem = problemsOf(importProblems);
const appProblem = problemsOf(appProblems);

const NONE = {
  all: 0,
  unchecked: 0,
  wrong: 0,
  new: 0,
  changed: 0,
  unchanged: 0,
  done: 0,
  failed: 0,
  undone: 0,
  kept: 0,
  hinted: 0,
  pending: 0,
};

export async function sayTo(ctx: Ctx): Promise<Translate> {
  return (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(ctx.language);
}

/** In the order of the screen. */
export const importersFor = ({ app }: Pick<Ctx, 'app'>, capabilities: ReadonlySet<string>): readonly Importer[] =>
  IMPORT_KINDS.flatMap((kind) =>
    app.importers.filter((importer) => importer.kind === kind && capabilities.has(importer.capability)),
  );

export const importersOf = (ctx: Pick<Ctx, 'app' | 'caller'>): readonly Importer[] =>
  importersFor(ctx, ctx.caller.capabilities);

/** What the caller may edit by hand; anything else is refused as it is there. */
export function importerFor(ctx: Pick<Ctx, 'app' | 'caller'>, kind: string): Importer {
  const found = ctx.app.importers.find((importer) => importer.kind === kind);
  if (!found) throw problem('import.kind_unknown');
  if (!ctx.caller.capabilities.has(found.capability)) throw appProblem('access.denied');
  return found;
}

/** An import the caller may see: of a kind they may edit, or their own while its kind is open. */
export function refuseInvisible(ctx: Ctx, { kind, actorId }: StoredImport): void {
  const isSeen =
    kind === null ? actorId === ctx.caller.userId : importersOf(ctx).some((importer) => importer.kind === kind);
  if (!isSeen) throw problem('import.unknown');
}

export async function findSeen(ctx: Ctx, id: string): Promise<StoredImport> {
  const found = await findImport(ctx, id);
  if (!found) throw problem('import.unknown');
  refuseInvisible(ctx, found);
  return found;
}

export function presentImport(stored: StoredImport, t: Translate): Import {
  const { id, kind, source, fileName, state, reason, headers, mapping, decimal, days } = stored;
  const { headingRow, firstLines, fileKey, createdAt, createdBy, endedAt } = stored;
  return {
    id,
    kind,
    source,
    fileName,
    state,
    createdAt,
    createdBy,
    endedAt,
    kindName: kind ? t(`import.kind.${kind}`) : '',
    reason: reason ? t(reason) : '',
    headers: [...headers],
    headingRow,
    firstLines: fileKey ? [...firstLines] : [],
    mapping: [...mapping],
    style: { decimal, days },
    counts: { ...NONE, ...stored.counts },
    forgottenAt: forgottenAt({ createdAt }),
  };
}

export async function presentNow(ctx: Ctx, id: string): Promise<Import> {
  return presentImport((await findImport(ctx, id))!, await sayTo(ctx));
}

/** What is wrong with a field that the file has no column for is said with the name of the field. */
export function presentRow(
  { number, cells, state, did, problems, hints }: StoredRow,
  t: Translate,
  kind: string | null,
): ImportRow {
  const named = (field: string | undefined) => (field ? `${t(`import.${kind}.${field}`)}: ` : '');
  const worded = ({ column, field, about, code, params }: CellProblem) => ({
    column,
    sentence: `${named(field)}${about ? `${about}: ` : ''}${t(code, params)}`,
  });
  return {
    number,
    cells: [...cells],
    state,
    did,
    problems: problems.map(worded),
    hints: hints.map(worded),
  };
}
