import { commentOnCard } from '@fachwerk/boards/facade-cards';
import { withValues } from '@fachwerk/boards/rules/short-code';
import type { RuleAction } from '../action.ts';

export const comment: RuleAction<'comment'> = {
  run: async (ctx, { text }, { cardId, run }) => {
    await commentOnCard(ctx, cardId, withValues(text, run.codes));
    return { name: '' };
  },
};
