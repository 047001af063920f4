import type { UseCase } from '@fachwerk/server/module';
import type { giftApi } from '../../contract-gift.ts';
import { giftState } from '../../rules/gift.ts';
import { listStoredGifts } from './gift-store.ts';

const PAGE_SIZE = 50;

/** Reads one more than it shows: that one tells whether there is a next page. */
export const listGifts: UseCase<typeof giftApi.list> = async (ctx, { search, before }) => {
  const { rows, total, openCents } = await listStoredGifts(ctx, { search, before, limit: PAGE_SIZE + 1 });
  const shown = rows.slice(0, PAGE_SIZE);
  return {
    gifts: shown.map(({ codeSealed: _, message: __, blockedAt, ...row }) => ({
      ...row,
      state: giftState({ ...row, blockedAt }, ctx.now),
    })),
    next: rows.length > PAGE_SIZE ? shown.at(-1)!.id : null,
    total,
    openCents,
  };
};
