import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { voucherProblems } from '../../contract.ts';
import type { giftApi } from '../../contract-gift.ts';
import { saveBlocked } from './gift-store.ts';

const problem = problemsOf(voucherProblems);

/** It is lost, or stolen: the money stays where it is, and nobody can pay with it. */
export const blockGift: UseCase<typeof giftApi.block> = async (ctx, { id, isBlocked }) => {
  const gift = await saveBlocked(ctx, id, isBlocked ? ctx.now : null);
  if (!gift) throw problem('gift.unknown');
  const action = isBlocked ? 'gift.blocked' : 'gift.unblocked';
  await audit(ctx, { subjectKind: 'gift', subjectId: id, action, after: gift, address: ctx.request.address });
  return {};
};
