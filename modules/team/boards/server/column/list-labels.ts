import type { UseCase } from '@fachwerk/server/module';
import type { boardApi } from '../../contract.ts';
import { findBoard } from '../board/board-store.ts';
import { listLabels as storedLabels } from './label-store.ts';

export const listLabels: UseCase<typeof boardApi.labels> = async (ctx, { boardId }) => {
  await findBoard(ctx, boardId);
  return { labels: await storedLabels(ctx, boardId) };
};
