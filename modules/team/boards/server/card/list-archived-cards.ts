import type { UseCase } from '@fachwerk/server/module';
import type { cardApi } from '../../contract-card.ts';
import { findBoard } from '../board/board-store.ts';
import { listArchived } from './card-store.ts';

export const listArchivedCards: UseCase<typeof cardApi.archived> = async (ctx, { boardId }) => {
  await findBoard(ctx, boardId);
  return { cards: await listArchived(ctx, boardId) };
};
