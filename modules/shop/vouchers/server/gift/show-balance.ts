import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { voucherProblems } from '../../contract.ts';
import type { giftApi } from '../../contract-gift.ts';
import { giftState, readGiftCode } from '../../rules/gift.ts';
import { findGiftByCode, listMoves } from './gift-store.ts';

const problem = problemsOf(voucherProblems);

export const showBalance: UseCase<typeof giftApi.balance> = async (ctx, { code }) => {
  const read = readGiftCode(code);
  const gift = read ? await findGiftByCode(ctx, read) : undefined;
  if (!gift) throw problem('gift.code_unknown', {}, { fields: [{ path: 'code', code: 'gift.code_unknown' }] });
  const { initialCents, balanceCents, expiresOn } = gift;
  return {
    initialCents,
    balanceCents,
    expiresOn,
    state: giftState(gift, ctx.now),
    moves: await listMoves(ctx, gift.id),
  };
};
