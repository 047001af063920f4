import type { UseCase } from '@fachwerk/server/module';
import type { importApi } from '../../contract.ts';
import { importersOf, presentImport, sayTo } from '../present-import.ts';
import { listImports } from '../store/import-store.ts';

const PAGE_SIZE = 50;

/** One more tells whether it goes on. */
export const showImports: UseCase<typeof importApi.list> = async (ctx, { before }) => {
  const t = await sayTo(ctx);
  const seen = { kinds: importersOf(ctx).map(({ kind }) => kind), userId: ctx.caller.userId, before };
  const found = await listImports(ctx, seen, PAGE_SIZE + 1);
  const imports = found.slice(0, PAGE_SIZE).map((stored) => presentImport(stored, t));
  return { imports, next: found.length > PAGE_SIZE ? imports.at(-1)!.id : null };
};
