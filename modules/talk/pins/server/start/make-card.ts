import { makeFromTemplate } from '@fachwerk/boards/facade-templates';
import type { UseCase } from '@fachwerk/server/module';
import type { pinApi } from '../../contract.ts';
import { targetOf } from '../pin/targets.ts';
import { findStartablePin } from './find-startable.ts';

export const makeCard: UseCase<typeof pinApi.makeCard> = async (ctx, { id }) => {
  const { starts, targets } = await findStartablePin(ctx, id, 'card');
  const { boardId, board } = targetOf(starts, targets)!;
  return { cardId: await makeFromTemplate(ctx, starts.templateId), board: { id: boardId!, name: board } };
};
