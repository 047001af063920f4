import { withValues } from '@fachwerk/boards/rules/short-code';
import { answerByItself } from '@fachwerk/chat/facade';
import { findCompany } from '@fachwerk/companies/facade';
import type { RuleAction } from '../action.ts';

export const message: RuleAction<'message'> = {
  run: async (ctx, { text }, { run }) => {
    const company = (await findCompany(ctx))!;
    await answerByItself(ctx, run.subjectId!, { name: company.name, text: withValues(text, run.codes) });
    return { name: '' };
  },
};
