import type { UseCase } from '@fachwerk/server/module';
import type { importApi } from '../../contract.ts';
import { findSeen, importersOf, presentImport, presentRow, sayTo } from '../present-import.ts';
import { listImports } from '../store/import-store.ts';
import { listRows } from '../store/row-store.ts';

const PAGE_SIZE = 50;

/** One more tells whether it goes on. */
export const showImports: UseCase<typeof importApi.list> = async (ctx, { before }) => {
  const say = await sayTo(ctx);
  const seen = { kinds: importersOf(ctx).map(({ kind }) => kind), userId: ctx.caller.userId, before };
  const found = await listImports(ctx, seen, PAGE_SIZE + 1);
  const imports = found.slice(0, PAGE_SIZE).map((stored) => presentImport(stored, say));
  return { imports, next: found.length > PAGE_SIZE ? imports.at(-1)!.id : null };
};

export const showImport: UseCase<typeof importApi.find> = async (ctx, { id }) =>
  presentImport(await findSeen(ctx, id), await sayTo(ctx));

export const showRows: UseCase<typeof importApi.rows> = async (ctx, { id, only, after, limit }) => {
  await findSeen(ctx, id);
  const say = await sayTo(ctx);
  const found = await listRows(ctx, id, { only, after }, limit + 1);
  const rows = found.slice(0, limit).map((row) => presentRow(row, say));
  return { rows, next: found.length > limit ? rows.at(-1)!.number : null };
};
