import type { UseCase } from '@fachwerk/server/module';
import type { importApi } from '../../contract.ts';
import { findSeen, presentRow, sayTo } from '../present-import.ts';
import { listRows } from '../store/row-store.ts';

/** One more tells whether it goes on. */
export const showRows: UseCase<typeof importApi.rows> = async (ctx, { id, only, after, limit }) => {
  const { kind } = await findSeen(ctx, id);
  const t = await sayTo(ctx);
  const found = await listRows(ctx, id, { only, after }, limit + 1);
  const rows = found.slice(0, limit).map((row) => presentRow(row, t, kind));
  return { rows, next: found.length > limit ? rows.at(-1)!.number : null };
};
