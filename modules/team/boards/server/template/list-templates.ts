import type { UseCase } from '@fachwerk/server/module';
import type { templateApi } from '../../contract-template.ts';
import { findBoard } from '../board/board-store.ts';
import { shownTemplate } from './find-own-template.ts';
import { choicesOf } from './template-choices.ts';
import { listTemplates as listStored } from './template-store.ts';

export const listTemplates: UseCase<typeof templateApi.list> = async (ctx, { boardId }) => {
  const board = await findBoard(ctx, boardId);
  const [templates, choices] = await Promise.all([listStored(ctx, boardId), choicesOf(ctx, boardId)]);
  return { boardName: board.name, templates: templates.map(shownTemplate), choices };
};
