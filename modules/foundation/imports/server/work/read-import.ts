import { findMe } from '@fachwerk/auth/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { fitOf, guessedMapping } from '../../rules/mapping.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { importersFor } from '../present-import.ts';
import { readInThread } from '../reading/read-in-thread.ts';
import { type ReadTable, UnreadableFile } from '../reading/table.ts';
import { lockImport, type StoredImport, saveCounts, saveRead, saveUnreadable } from '../store/import-store.ts';
import { listRemembered } from '../store/mapping-store.ts';
import { putRows } from '../store/row-store.ts';

/** All rows of the file or none. It is read again where another line is chosen as its heading; the file is kept until rows are written. */
export async function readImport(ctx: CompanyCtx, found: StoredImport, signal?: AbortSignal): Promise<void> {
  const { id, fileKey, firstLines } = found;
  const headingRow = firstLines.length > 0 ? found.headingRow : undefined;
  const file = fileKey ? await ctx.app.files.find(fileKey) : undefined;
  const read = file
    ? await readInThread(file.bytes, { headingRow, signal }).catch(unreadable)
    : ({ code: 'import.unreadable' } as const);
  await ctx.db.transaction(async (db) => {
    const within = { ...ctx, db };
    if ((await lockImport(within, id)).state !== 'reading') return;
    if ('code' in read) await saveUnreadable(within, id, read.code);
    else {
      await putRows(within, id, read);
      await saveRead(within, id, read, await guess(within, read, found));
      await saveCounts(within, id);
    }
    await notifyWatchers(within);
  });
  if (fileKey && 'code' in read) await ctx.app.files.remove(fileKey);
}

function unreadable(error: unknown) {
  if (error instanceof UnreadableFile) return { code: error.code };
  throw error;
}

/** What somebody has said counts; then what gave the file away; then what fits best of all they may import. */
async function guess(ctx: CompanyCtx, table: ReadTable, { kind: before, firstLines, actorId }: StoredImport) {
  const remembered = await listRemembered(ctx);
  const capabilities = (await findMe(ctx, actorId))?.capabilities ?? [];
  const guesses = importersFor(ctx, new Set(capabilities)).map(({ kind, fields }) => {
    const mapping = guessedMapping(table.headers, fields, remembered.get(kind));
    return { kind, mapping, fit: fitOf(mapping, fields) };
  });
  const of = (kind: string) => guesses.find((each) => each.kind === kind);
  // Read again, a kind that does not fit the chosen heading was told by the wrong one.
  const isOpen = firstLines.length > 0 && !of(before ?? '')?.fit;
  const said = isOpen ? null : before;
  const known = said ?? table.kind;
  if (table.mapping && table.kind === known && of(known ?? '')) return { kind: known, mapping: table.mapping };
  const best = of(known ?? '') ?? guesses.toSorted((one, other) => other.fit - one.fit)[0];
  return best && (best.kind === known || best.fit > 0)
    ? { kind: best.kind, mapping: best.mapping }
    : { kind: null, mapping: table.headers.map(() => null) };
}
