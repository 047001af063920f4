import type { UseCase } from '@fachwerk/server/module';
import type { roundApi } from '../../contract-round.ts';
import { listRoundRows } from '../round-store.ts';

const PAGE_SIZE = 50;

/** Reads one more than it shows: that one tells whether there is a next page. */
export const listRounds: UseCase<typeof roundApi.list> = async (ctx, { filter: { isMine, ...filter } }) => {
  const technicianId = isMine ? ctx.caller.userId : undefined;
  const found = await listRoundRows(ctx, { ...filter, technicianId, limit: PAGE_SIZE + 1 });
  const rounds = found.slice(0, PAGE_SIZE);
  return { rounds, next: found.length > PAGE_SIZE ? rounds.at(-1)!.id : null };
};
