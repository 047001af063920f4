import { dayOf } from '@fachwerk/base/time';
import type { UseCase } from '@fachwerk/server/module';
import type { foundItemApi } from '../contract.ts';
import { isEnded, whyNotMove } from '../rules/found-item.ts';
import { type ItemRow, lockItem } from './item-store.ts';
import { problem } from './problem.ts';
import { saveChange } from './save-change.ts';
import { readSheet } from './show-found-item.ts';

export const moveFoundItem: UseCase<typeof foundItemApi.move> = async (ctx, { id, state, returnedTo, proof, text }) => {
  const { scoped, row } = await lockItem(ctx, id);
  const refusal = whyNotMove(row, { state, returnedTo, proof }, dayOf(ctx.now).toString());
  if (refusal) throw problem(refusal);
  if (row.state === state) return readSheet(ctx, row);
  const isBack = state === 'returned';
  const after: ItemRow = {
    ...row,
    state,
    endedAt: isEnded(state) ? ctx.now : null,
    returnedTo: isBack ? returnedTo : '',
    proof: isBack ? proof : '',
  };
  await saveChange(scoped, { before: row, after, step: { kind: state === 'found' ? 'reopened' : state, text } });
  return readSheet(ctx, after);
};
