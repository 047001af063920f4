import { findBoard } from '@fachwerk/boards/facade-cards';
import type { UseCase } from '@fachwerk/server/module';
import type { ruleApi } from '../../contract.ts';
import { shownRule } from './find-own-rule.ts';
import { choicesOf } from './rule-choices.ts';
import { listRules as storedRules } from './rule-store.ts';

export const listRules: UseCase<typeof ruleApi.list> = async (ctx, { boardId }) => {
  const board = await findBoard(ctx, boardId);
  const [rules, choices] = await Promise.all([storedRules(ctx, boardId), choicesOf(ctx, boardId)]);
  return { boardName: board.name, rules: rules.map(shownRule), choices };
};
